import type { ReactNode } from "react";
import { docsText } from "../language";
import { anchorOf } from "./guide-sections";

const SIZES = {
  1: "font-semibold text-2xl tracking-tight md:text-3xl",
  2: "mt-10 border-line border-t pt-6 font-semibold text-xl tracking-tight",
  3: "mt-7 font-semibold text-lg",
} as const;

/** A heading that can be linked to. Where its text is not English, `id` is what the English one would be. */
export function AnchorHeading({
  level,
  look = level,
  text,
  id = anchorOf(text),
  children,
}: {
  level: 1 | 2 | 3;
  /** The size of another level, where sections stand close. */
  look?: 1 | 2 | 3;
  text: string;
  id?: string;
  children?: ReactNode;
}) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={`group scroll-mt-20 ${SIZES[look]}`}>
      {children ?? text}
      {level === 1 ? null : (
        <a
          href={`#${id}`}
          aria-label={docsText()("linkTo", { text })}
          className="ml-2 text-ink-faint opacity-0 focus:opacity-100 group-hover:opacity-100"
        >
          #
        </a>
      )}
    </Tag>
  );
}
