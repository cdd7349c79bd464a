"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { Cell, RowHead, WideTable } from "@/components/ui/wide-table";
import { pages } from "@/lib/client/calls/paths";
import type { StatementRow } from "@/lib/contracts/portal/account-statement";
import type { Currency } from "@/lib/domain/money";
import { formatInstant, formatMoney, formatMoneyDifference, formatNumber } from "@/lib/i18n/formats";

interface RowsProps {
  rows: readonly StatementRow[];
  currency: Currency;
}

/** On a desk, a line a movement; amounts without their currency, which the headings name. */
export function StatementTable({ rows, currency }: RowsProps) {
  const t = useTranslations("money");
  const locale = useLocale();
  const columns = [
    ...[{ text: t("time") }, { text: t("movement") }, { text: t("booking") }, { text: t("agent") }],
    ...[t("received"), t("paid"), t("balance")].map((text) => ({ text: `${text}, ${currency}`, isRight: true })),
  ];
  return (
    <WideTable isDense columns={columns}>
      {rows.map(({ id, at, kind, booking, agent, amount, balance }) => (
        <tr key={id} className="hover:bg-paper">
          <RowHead className="num whitespace-nowrap">
            <time dateTime={at}>{formatInstant(at, locale)}</time>
          </RowHead>
          <Cell>{t(`kind.${kind}`)}</Cell>
          <Cell className="num">
            <BookingLink booking={booking} />
          </Cell>
          <Cell className="max-w-48 truncate text-ink-soft">{agent}</Cell>
          <Cell className="num whitespace-nowrap text-right">{amount < 0 ? "" : formatNumber(amount, locale)}</Cell>
          <Cell className="num whitespace-nowrap text-right">{amount < 0 ? formatNumber(-amount, locale) : ""}</Cell>
          <Cell className="num whitespace-nowrap text-right font-medium">{formatNumber(balance, locale)}</Cell>
        </tr>
      ))}
    </WideTable>
  );
}

/** The same on a phone: a card per movement. */
export function StatementCards({ rows, currency }: RowsProps) {
  const t = useTranslations("money");
  const locale = useLocale();
  return (
    <ul className="space-y-3 lg:hidden">
      {rows.map(({ id, at, kind, booking, agent, amount, balance }) => (
        <li key={id} className="rounded-xl border border-line bg-surface p-4 shadow-card">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="font-medium">{t(`kind.${kind}`)}</p>
              <p className="num">
                <BookingLink booking={booking} />
              </p>
            </div>
            <p className="num shrink-0 font-medium">{formatMoneyDifference(amount, currency, locale)}</p>
          </div>
          <div className="mt-1 flex items-end justify-between gap-3 text-ink-soft text-sm">
            <div className="min-w-0">
              <time dateTime={at} className="num block">
                {formatInstant(at, locale)}
              </time>
              <span className="block truncate">{agent}</span>
            </div>
            <p className="num shrink-0 text-right">{t("balanceIs", { amount: formatMoney(balance, currency, locale) })}</p>
          </div>
        </li>
      ))}
    </ul>
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
