"use client";

import { useTranslations } from "next-intl";

/** Figures with their names. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="num flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LinesProps {
  title?: string;
  /** 4 where a heading of the report stands above it. */
  level?: 3 | 4;
  lines: readonly string[];
  /** How many there are beyond them. */
  more?: number;
  /** What stands instead of no lines; without it, nothing does. */
  empty?: string;
}

/** A short list under its heading. */
export function Lines({ title, level = 3, lines, more = 0, empty }: LinesProps) {
  const t = useTranslations("uploads");
  const Title = level === 3 ? "h3" : "h4";
  if (lines.length === 0 && !empty) return null;
  return (
    <div>
      {title ? <Title className={level === 3 ? "font-semibold" : "mt-2 font-medium text-sm"}>{title}</Title> : null}
      {lines.length === 0 ? <p className="text-ink-soft text-sm">{empty}</p> : null}
      <ul className="num mt-1 space-y-0.5 text-sm">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="num text-ink-soft text-sm">{t("more", { count: more })}</p> : null}
    </div>
  );
}
