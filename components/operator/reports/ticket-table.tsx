"use client";

import { useLocale, useTranslations } from "next-intl";
import { RecordList } from "@/components/ui/record-list";
import type { TicketRow } from "@/lib/contracts/operator/reports/money";
import type { Currency } from "@/lib/domain/money";
import { formatInstant, formatMoney, formatNumber } from "@/lib/i18n/formats";

interface TicketTableProps {
  rows: readonly TicketRow[];
  currency: Currency;
}

const AMOUNTS = ["fare", "taxes", "fee", "bags", "penalty"] as const;

/** A line for each ticket; in the table amounts stand without the currency, which the total's heading names. */
export function TicketTable({ rows, currency }: TicketTableProps) {
  const t = useTranslations("reports");
  const locale = useLocale();
  return (
    <RecordList
      items={rows}
      keyOf={({ id }) => id}
      isDense
      columns={[
        {
          text: t("ticket.time"),
          isHead: true,
          look: "num min-w-28",
          show: ({ at }) => <time dateTime={at}>{formatInstant(at, locale)}</time>,
          card: { place: "lowerLeft", look: "num text-ink-soft text-sm" },
        },
        { text: t("ticket.number"), look: "num", show: (row) => <NumberText row={row} />, card: { place: "left", look: "num" } },
        {
          text: t("ticket.route"),
          look: "num min-w-24",
          show: ({ route, carrier }) => (
            <>
              {route} <span className="block text-ink-faint text-xs">{carrier}</span>
            </>
          ),
          card: { place: "left", look: "num text-sm" },
        },
        {
          text: t("ticket.agency"),
          look: "min-w-32 max-w-48 break-words",
          show: ({ agency, booking_number }) => (
            <>
              {agency.name} <span className="num block text-ink-soft tracking-wide">{booking_number}</span>
            </>
          ),
          card: { place: "lowerRight", look: "text-ink-soft text-sm" },
        },
        ...AMOUNTS.map((field) => ({
          ...{ text: t(`ticket.${field}`), isRight: true, look: "num whitespace-nowrap" },
          show: (row: TicketRow) => <AmountText row={row} field={field} />,
          card: { place: "term" as const },
        })),
        {
          text: `${t("ticket.total")}, ${currency}`,
          isRight: true,
          look: "num whitespace-nowrap font-medium",
          show: ({ total }) => formatNumber(total, locale),
          card: { place: "right", look: "num font-medium", show: ({ total }) => formatMoney(total, currency, locale) },
        },
      ]}
    />
  );
}

function NumberText({ row: { act, ticket_numbers } }: { row: TicketRow }) {
  const t = useTranslations("reports");
  const isMissing = ticket_numbers.length === 0 && act !== "extras";
  return (
    <>
      <span className="block font-medium">{t(`act.${act}`)}</span>
      {isMissing ? <span className="text-ink-faint">{t("ticket.notIssued")}</span> : ticket_numbers.join(", ")}
    </>
  );
}

/** Taxes say what they are made of, where that was written down. */
function AmountText({ row, field }: { row: TicketRow; field: (typeof AMOUNTS)[number] }) {
  const locale = useLocale();
  const codes = field === "taxes" ? row.tax_codes : [];
  return (
    <>
      {formatNumber(row[field], locale)}
      {codes.map(({ code, amount }) => (
        <span key={code} className="block text-ink-faint text-xs">
          {code} {formatNumber(amount, locale)}
        </span>
      ))}
    </>
  );
}
