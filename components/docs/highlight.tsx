import type { ReactNode } from "react";

/** Comments, texts and keywords of the languages that the examples are written in. */
const TOKENS =
  /((?:^|(?<=\s))(?:#|\/\/).*$)|("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|(?<![-/\w])(const|let|await|async|import|from|export|function|return|for|while|if|else|throw|new|of|def|in|not|and|or|raise|with|as|True|False|None|true|false|null)(?![-\w])/gm;

const LOOKS = ["text-[#93a7af] italic", "text-[#9fd3b8]", "text-[#8fc4d6]"] as const;

/** Longer than this are examples of answers: colours would double what is sent. */
const LONGEST = 4000;

/** A few colours for code, on the dark ground of a code block. Languages without keywords (json, text, http) are coloured the same way. */
export function highlight(code: string): ReactNode[] {
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
