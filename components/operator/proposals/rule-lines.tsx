"use client";

import { useTranslations } from "next-intl";
import type { Proposal } from "@/lib/contracts/operator/proposals";

/** The markup that ends and the one that begins, each in one line. */
export function RuleLines({ markup: { ends, adds } }: { markup: NonNullable<Proposal["markup"]> }) {
  const t = useTranslations("proposals.rule");
  const lines = [
    { name: "ends", text: ends },
    { name: "adds", text: adds },
  ] as const;
  return (
    <dl className="space-y-1">
      {lines.map(({ name, text }) =>
        text === null ? null : (
          <div key={name} className="flex flex-wrap items-baseline gap-x-3">
            <dt className="text-ink-soft text-sm">{t(name)}</dt>
            <dd className="num wrap-anywhere font-semibold">{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
