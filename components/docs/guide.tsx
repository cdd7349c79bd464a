import { marked } from "marked";
import type { ReactNode } from "react";
import { anchorOf } from "./anchor-heading";
import { Markdown } from "./markdown";

interface Props {
  source: string;
  /** Stand below the text. */
  children?: ReactNode;
  /** Titles of the sections in `children`. */
  more?: readonly string[];
}

/** A guide with the list of its sections beside it. */
export function Guide({ source, children, more = [] }: Props) {
  const own = marked
    .lexer(source)
    .flatMap((token) => (token.type === "heading" && token.depth === 2 ? [String(token.text).replaceAll("`", "")] : []));
  const sections = [...own, ...more];
  return (
    <div className="xl:flex xl:gap-10">
      <div className="min-w-0 flex-1">
        <Markdown source={source} />
        {children}
      </div>
      {sections.length > 1 ? (
        <nav aria-label="On this page" className="sticky top-20 hidden w-52 shrink-0 self-start text-sm xl:block">
          <p className="mb-1 font-semibold text-2xs text-ink-faint uppercase tracking-wide">On this page</p>
          <ul>
            {sections.map((title) => (
              <li key={title}>
                <a href={`#${anchorOf(title)}`} className="block py-1 text-ink-soft hover:text-accent">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
