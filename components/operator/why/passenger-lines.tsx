"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PlainSection } from "@/components/ui/plain-section";
import type { PriceStory } from "@/lib/contracts/operator/why";
import { formatMoney } from "@/lib/i18n/formats";

type Passenger = PriceStory["passengers"][number];

/** What each passenger pays, line by line: passengers are counted, and not named. */
export function PassengerLines({ story: { passengers, currency } }: { story: PriceStory }) {
  const t = useTranslations("why.lines");
  const tAge = useTranslations("common.ageGroups");
  return (
    <PlainSection title={t("title")} lead={t("lead")}>
      <div className="grid gap-3 lg:grid-cols-2">
        {numbered(passengers).map(({ number, ...passenger }) => (
          <div key={number} className="rounded-xl border border-line bg-surface p-4 shadow-card">
            <h3 className="mb-2 font-semibold">{t("passenger", { number, age: tAge(passenger.age) })}</h3>
            <Lines passenger={passenger} currency={currency} />
          </div>
        ))}
      </div>
    </PlainSection>
  );
}

interface LinesProps {
  passenger: Pick<Passenger, "lines" | "total" | "selling">;
  currency: PriceStory["currency"];
}

/** What somebody pays, line by line, with the sum. */
export function Lines({ passenger: { lines, total, selling }, currency }: LinesProps) {
  const t = useTranslations("why.lines");
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
      {numbered(lines).map(({ number, ...line }) => (
        <Row key={number} name={<LineName line={line} />} amount={money(line.amount)} />
      ))}
      <Row name={t("total")} amount={money(total)} isSum />
      {selling === total ? null : <Row name={t("selling")} amount={money(selling)} isSum />}
    </dl>
  );
}

/** In their order, from 1: nothing else tells two alike apart. */
function numbered<Item extends object>(items: readonly Item[]): (Item & { number: number })[] {
  return items.map((item, index) => ({ ...item, number: index + 1 }));
}

function Row({ name, amount, isSum = false }: { name: ReactNode; amount: string; isSum?: boolean }) {
  const look = isSum ? "font-semibold" : "";
  return (
    <>
      <dt className={look}>{name}</dt>
      <dd className={`num text-right ${look}`}>{amount}</dd>
    </>
  );
}

function LineName({ line: { kind, code, direction } }: { line: Passenger["lines"][number] }) {
  const t = useTranslations("why.lines");
  return (
    <>
      {t(`kind.${kind}`)} <span className="font-mono text-sm">{code}</span>
      {direction === null ? null : <span className="text-ink-soft text-sm"> {t("direction", { number: direction + 1 })}</span>}
    </>
  );
}
