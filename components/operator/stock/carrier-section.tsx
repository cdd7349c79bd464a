"use client";

import { useLocale, useTranslations } from "next-intl";
import { PlainSection } from "@/components/ui/plain-section";
import { Badge, type Tone } from "@/components/ui/states/badge";
import type { CarrierStock } from "@/lib/contracts/operator/stock";
import { formatNumber } from "@/lib/i18n/formats";
import { RangeTable } from "./range-table";

const TONES: Readonly<Record<CarrierStock["state"], Tone>> = { enough: "good", low: "warm", out: "bad", closed: "neutral" };

/** The ranges of one carrier, and how long they last together. */
export function CarrierSection({ stock }: { stock: CarrierStock }) {
  const t = useTranslations("stock");
  const locale = useLocale();
  const { carrier, name, state, left, issued_30_days: issued, days_left: days, ranges } = stock;
  return (
    <PlainSection
      title={
        <span className="flex flex-wrap items-center gap-2">
          {name === carrier ? carrier : `${carrier} · ${name}`}
          <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        </span>
      }
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 md:flex md:gap-x-10">
        <Figure name={t("left")}>{formatNumber(left, locale)}</Figure>
        <Figure name={t("issued")}>{formatNumber(issued, locale)}</Figure>
        <Figure name={t("daysLeft")}>{days === null ? t("noPace") : t("days", { count: days })}</Figure>
      </dl>
      <RangeTable carrier={carrier} ranges={ranges} />
    </PlainSection>
  );
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="num font-semibold">{children}</dd>
    </div>
  );
}
