import type { ReactNode } from "react";
import { docsWords } from "@/lib/i18n/docs/words";
import { docsLocale } from "../language";
import { CopyCode } from "./copy-code";

/** One piece of code with a button that copies it. */
export function CodeBlock({ code, title, isTall = false }: { code: string; title?: string; isTall?: boolean }) {
  return (
    <figure className="overflow-hidden rounded-lg bg-deep text-[#e6edf0]">
      <div className="flex items-center justify-between gap-2 border-white/10 border-b py-1 pr-1 pl-3">
        <figcaption className="truncate font-mono text-[#b7c6cc] text-xs">{title}</figcaption>
        <CopyCode code={code} words={docsWords[docsLocale()].code} />
      </div>
      <CodeText code={code} isTall={isTall} />
    </figure>
  );
}

/** The code itself; it scrolls sideways, also by keyboard. */
export function CodeText({ code, isTall }: { code: string; isTall: boolean }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <pre tabIndex={0} className={`overflow-auto p-3 font-mono text-[0.8125rem] leading-5 ${isTall ? "max-h-[32rem]" : ""}`}>
      <code>{highlight(code)}</code>
    </pre>
  );
}

/** Comments, texts and keywords of the languages that the examples are written in. */
const TOKENS =
  /((?:^|(?<=\s))(?:#|\/\/).*$)|("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|(?<![-/\w])(const|let|await|async|import|from|export|function|return|for|while|if|else|throw|new|of|def|in|not|and|or|raise|with|as|True|False|None|true|false|null)(?![-\w])/gm;

const LOOKS = ["text-[#93a7af] italic", "text-[#9fd3b8]", "text-[#8fc4d6]"] as const;

/** Length from which code is not coloured: long examples are answers, and colours would double what is sent. */
const LONGEST = 4000;

/** A few colours for code, on the dark ground of a code block. Languages without keywords (json, text, http) are coloured the same way. */
function highlight(code: string): ReactNode[] {
  if (code.length > LONGEST) return [code];
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(TOKENS)) {
    const kind = match.slice(1).findIndex((group) => group !== undefined);
    parts.push(code.slice(end, match.index));
    parts.push(
      <span key={match.index} className={LOOKS[kind]}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  return [...parts, code.slice(end)];
}
