"use client";

import { useLocale, useTranslations } from "next-intl";
import { RecordList } from "@/components/ui/record-list";
import { Badge, type Tone } from "@/components/ui/states/badge";
import { useMayInHouse } from "@/lib/client/house";
import type { StockRange } from "@/lib/contracts/operator/carriers/stock";
import { formatDate, formatInstant, formatNumber } from "@/lib/i18n/formats";
import { actsOn } from "./range-acts";
import { SettleRange } from "./settle-range";

const TONES: Readonly<Record<StockRange["state"], Tone>> = {
  open: "good",
  out: "neutral",
  closed: "neutral",
  blocked: "warm",
  void: "bad",
};

interface RangeTableProps {
  carrier: string;
  ranges: readonly StockRange[];
}

/** Ranges of a carrier, the oldest first, each with what can be done to it. */
export function RangeTable({ carrier, ranges }: RangeTableProps) {
  const t = useTranslations("stock.column");
  const locale = useLocale();
  const mayChange = useMayInHouse("stock", "change");
  const count = (value: number) => formatNumber(value, locale);
  return (
    <RecordList
      items={ranges}
      keyOf={({ number }) => number}
      columns={[
        { text: t("range"), isHead: true, look: "num", show: (range) => <RangeName range={range} />, card: { place: "line", look: "num" } },
        { text: t("used"), isRight: true, look: "num", show: ({ used }) => count(used), card: { place: "term" } },
        { text: t("left"), isRight: true, look: "num", show: ({ left }) => count(left), card: { place: "term" } },
        {
          text: t("declared"),
          look: "num whitespace-nowrap",
          show: ({ declared }) => formatInstant(declared, locale),
          card: { place: "term" },
        },
        { text: t("delivered"), look: "num", show: (range) => <Delivery range={range} />, card: { place: "term" } },
        { text: t("state"), show: (range) => <RangeState range={range} />, card: { place: "term" } },
        {
          text: t("act"),
          isHidden: true,
          isRight: true,
          show: (range) => (mayChange ? <RangeActs carrier={carrier} range={range} /> : null),
          card: { place: "foot", look: "mt-3" },
        },
      ]}
    />
  );
}

function RangeActs({ carrier, range }: { carrier: string; range: StockRange }) {
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {actsOn(range).map((act) => (
        <SettleRange key={act} act={act} carrier={carrier} range={range} />
      ))}
    </span>
  );
}

function Delivery({ range: { received, delivery } }: { range: StockRange }) {
  const t = useTranslations("stock");
  const locale = useLocale();
  return (
    <>
      {received === null ? t("notSaid") : formatDate(received, locale)}
      {delivery === null ? null : <span className="wrap-anywhere block text-ink-soft text-sm">{delivery}</span>}
    </>
  );
}

function RangeName({ range: { document, first, last } }: { range: StockRange }) {
  const t = useTranslations("stock.document");
  return (
    <>
      <span className="block font-medium">
        {spaced(first)} – {spaced(last)}
      </span>
      <span className="block font-normal text-ink-soft text-sm">{t(document)}</span>
    </>
  );
}

function RangeState({ range: { state, closed } }: { range: StockRange }) {
  const t = useTranslations("stock.rangeState");
  const locale = useLocale();
  return (
    <>
      <Badge tone={TONES[state]}>{t(state)}</Badge>
      {closed === null ? null : <span className="num block text-ink-soft text-sm">{formatInstant(closed, locale)}</span>}
    </>
  );
}

/** The accounting code apart, as tickets are written. */
function spaced(number: string): string {
  return `${number.slice(0, 3)}-${number.slice(3)}`;
}
