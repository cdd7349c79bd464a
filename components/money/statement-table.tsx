"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { RecordList } from "@/components/ui/record-list";
import { pages } from "@/lib/client/calls/paths";
import type { StatementRow } from "@/lib/contracts/portal/account-statement";
import type { Currency } from "@/lib/domain/money";
import { formatInstant, formatMoney, formatMoneyDifference, formatNumber } from "@/lib/i18n/formats";

interface RowsProps {
  rows: readonly StatementRow[];
  currency: Currency;
}

/** Movements with the balance after each; in the table amounts stand without the currency, which the headings name. */
export function StatementTable({ rows, currency }: RowsProps) {
  const t = useTranslations("money");
  const locale = useLocale();
  return (
    <RecordList
      items={rows}
      keyOf={({ id }) => id}
      isDense
      columns={[
        {
          text: t("time"),
          isHead: true,
          look: "num whitespace-nowrap",
          show: ({ at }) => <time dateTime={at}>{formatInstant(at, locale)}</time>,
          card: { place: "lowerLeft", look: "num text-ink-soft text-sm" },
        },
        { text: t("movement"), show: ({ kind }) => t(`kind.${kind}`), card: { place: "left", look: "font-medium" } },
        { text: t("booking"), look: "num", show: ({ booking }) => <BookingLink booking={booking} />, card: { place: "left", look: "num" } },
        {
          text: t("agent"),
          look: "max-w-48 truncate text-ink-soft",
          show: ({ agent }) => agent,
          card: { place: "lowerLeft", look: "truncate text-ink-soft text-sm" },
        },
        {
          text: `${t("received")}, ${currency}`,
          isRight: true,
          look: "num whitespace-nowrap",
          show: ({ amount }) => (amount < 0 ? "" : formatNumber(amount, locale)),
          card: { place: "right", look: "num font-medium", show: ({ amount }) => formatMoneyDifference(amount, currency, locale) },
        },
        {
          text: `${t("paid")}, ${currency}`,
          isRight: true,
          look: "num whitespace-nowrap",
          show: ({ amount }) => (amount < 0 ? formatNumber(-amount, locale) : ""),
        },
        {
          text: `${t("balance")}, ${currency}`,
          isRight: true,
          look: "num whitespace-nowrap font-medium",
          show: ({ balance }) => formatNumber(balance, locale),
          card: {
            place: "lowerRight",
            look: "num text-ink-soft text-sm",
            show: ({ balance }) => t("balanceIs", { amount: formatMoney(balance, currency, locale) }),
          },
        },
      ]}
    />
  );
}

function BookingLink({ booking }: { booking: StatementRow["booking"] }) {
  if (!booking) return null;
  return (
    <PageLink href={pages.booking(booking.id)} className="font-semibold text-accent tracking-wide hover:underline">
      {booking.booking_number}
    </PageLink>
  );
}
