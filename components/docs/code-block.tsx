import { CopyCode } from "./copy-code";
import { highlight } from "./highlight";

/** One piece of code with a button that copies it. */
export function CodeBlock({ code, title, isTall = false }: { code: string; title?: string; isTall?: boolean }) {
  return (
    <figure className="overflow-hidden rounded-lg bg-ink text-[#e6edf0]">
      <div className="flex items-center justify-between gap-2 border-white/10 border-b py-1 pr-1 pl-3">
        <figcaption className="truncate font-mono text-[#b7c6cc] text-xs">{title}</figcaption>
        <CopyCode code={code} />
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
