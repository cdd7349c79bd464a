"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { RecordList } from "@/components/ui/record-list";
import { pages } from "@/lib/client/calls/paths";
import type { Markup } from "@/lib/contracts/operator/markups";
import { formatDate, formatInstant, formatMoney, formatPercent } from "@/lib/i18n/formats";

interface MarkupTableProps {
  items: readonly Markup[];
  /** Absent where nothing may be done. */
  onAsk?: (act: "edit" | "end", rule: Markup) => void;
}

/** Rules in the order given. */
export function MarkupTable({ items, onAsk }: MarkupTableProps) {
  const t = useTranslations("markups");
  const acts = onAsk
    ? [
        {
          text: t("column.acts"),
          isHidden: true,
          isRight: true,
          show: (rule: Markup) => <Acts rule={rule} onAsk={onAsk} />,
          card: { place: "foot" as const },
        },
      ]
    : [];
  return (
    <RecordList
      items={items}
      keyOf={({ id }) => id}
      cardLook="space-y-2"
      columns={[
        { text: t("column.place"), look: "num", show: ({ place }) => place, card: { place: "left", look: "num text-ink-soft" } },
        { text: t("column.what"), isHead: true, show: (rule) => <Fares rule={rule} />, card: { place: "line" } },
        { text: t("column.agency"), show: (rule) => <Agency rule={rule} />, card: { place: "line" } },
        {
          text: t("column.amount"),
          look: "num whitespace-nowrap",
          isRight: true,
          show: (rule) => <Size rule={rule} />,
          card: { place: "right", look: "num" },
        },
        { text: t("column.days"), look: "num", show: (rule) => <Days rule={rule} />, card: { place: "line", look: "num text-sm" } },
        {
          text: t("column.why"),
          look: "text-ink-soft text-sm",
          show: (rule) => <Why rule={rule} />,
          card: { place: "line", look: "text-ink-soft text-sm" },
        },
        ...acts,
      ]}
    />
  );
}

function Fares({ rule: { carrier, from, to, both_ways, classes } }: { rule: Markup }) {
  const t = useTranslations("markups");
  const way = from === null && to === null ? null : `${from ?? "…"} ${both_ways ? "⇄" : "→"} ${to ?? "…"}`;
  const parts = [carrier, way, classes === "" ? null : t("classes", { classes })].filter((part) => part !== null);
  return <span className="num font-semibold">{parts.length === 0 ? t("anyFare") : parts.join(" · ")}</span>;
}

function Agency({ rule: { agency } }: { rule: Markup }) {
  const t = useTranslations("markups");
  if (!agency) return <span className="text-ink-soft">{t("anyAgency")}</span>;
  return (
    <PageLink href={pages.agency(agency.code)} className="text-accent hover:underline">
      {agency.name}
    </PageLink>
  );
}

function Size({ rule: { amount, currency } }: { rule: Markup }) {
  const locale = useLocale();
  const size = currency === null ? formatPercent(Math.abs(amount) / 100, locale, 1) : formatMoney(Math.abs(amount), currency, locale);
  return (
    <span className={`font-semibold ${amount < 0 ? "text-good" : ""}`}>
      {amount < 0 ? "−" : "+"}
      {size}
    </span>
  );
}

function Days({ rule: { sale_from, sale_to } }: { rule: Markup }) {
  const t = useTranslations("markups");
  const locale = useLocale();
  const date = (day: string) => formatDate(day, locale);
  if (sale_from !== null && sale_to !== null) return t("between", { from: date(sale_from), to: date(sale_to) });
  if (sale_from !== null) return t("since", { from: date(sale_from) });
  return sale_to === null ? t("always") : t("until", { to: date(sale_to) });
}

function Why({ rule: { reason, made, ended } }: { rule: Markup }) {
  const t = useTranslations("markups");
  const locale = useLocale();
  const told = ({ by, at }: Markup["made"]) => ({ who: by ?? "—", when: formatInstant(at, locale) });
  return (
    <>
      <span className="wrap-anywhere block">{reason}</span>
      <span className="num block text-xs">{t("by", told(made))}</span>
      {ended ? <span className="num block text-xs">{t("endedBy", told(ended))}</span> : null}
    </>
  );
}

function Acts({ rule, onAsk }: { rule: Markup; onAsk: NonNullable<MarkupTableProps["onAsk"]> }) {
  const t = useTranslations("markups");
  return (
    <div className="flex flex-wrap gap-2 md:justify-end">
      {(["edit", "end"] as const).map((act) => (
        <Button
          key={act}
          size="sm"
          variant="secondary"
          aria-label={t("ofRule", { act: t(act), place: String(rule.place) })}
          onPress={() => onAsk(act, rule)}
        >
          {t(act)}
        </Button>
      ))}
    </div>
  );
}
