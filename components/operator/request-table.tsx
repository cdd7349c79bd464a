"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { Cell, RowHead, WideTable } from "@/components/ui/wide-table";
import { pages } from "@/lib/client/calls/paths";
import type { RefundRequestItem } from "@/lib/contracts/operator/operator";
import { formatMoney } from "@/lib/i18n/formats";
import { ModeBadge, RouteText, StateBadge, UnreadBadge, WaitText } from "./request-parts";

const COLUMNS = ["wait", "partner", "booking", "route", "passengers", "paid", "back", "state"] as const;

/** On a desk. The whole row leads to the request; for the keyboard the booking's number is the link. */
export function RequestTable({ items }: { items: readonly RefundRequestItem[] }) {
  const t = useTranslations("operator.column");
  const columns = COLUMNS.map((column) => ({ text: t(column), isRight: column === "paid" || column === "back" }));
  return (
    <WideTable columns={columns}>
      {items.map((item) => (
        <RequestRow key={item.id} item={item} />
      ))}
    </WideTable>
  );
}

function RequestRow({ item }: { item: RefundRequestItem }) {
  const t = useTranslations("operator");
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, item.currency, locale);
  return (
    <tr className="relative hover:bg-paper has-[a:focus-visible]:bg-accent-soft">
      <Cell className="num whitespace-nowrap">
        <WaitText request={item} />
      </Cell>
      <Cell>{item.partner}</Cell>
      <RowHead className="num">
        <PageLink href={pages.operatorRequest(item.id)} className="font-semibold text-accent tracking-wide after:absolute after:inset-0">
          {item.booking_number}
        </PageLink>
      </RowHead>
      <Cell>
        <RouteText request={item} />
      </Cell>
      <Cell className="num">{item.passengers}</Cell>
      <Cell className="num whitespace-nowrap text-right">{money(item.paid.total)}</Cell>
      <Cell className="num whitespace-nowrap text-right">
        {item.by_rules ? (
          <>
            {money(item.by_rules.total)}
            <span className="block text-ink-faint text-xs">{t("byRules")}</span>
          </>
        ) : (
          <span className="font-medium">{item.refund_amount === null ? "—" : money(item.refund_amount)}</span>
        )}
      </Cell>
      <Cell>
        <span className="flex flex-wrap gap-1">
          <StateBadge state={item.state} />
          <ModeBadge mode={item.mode} />
          <UnreadBadge unread={item.unread} />
        </span>
      </Cell>
    </tr>
  );
}

/** The same list on a phone: a card per request. */
export function RequestCards({ items }: { items: readonly RefundRequestItem[] }) {
  return (
    <ul className="space-y-3 lg:hidden">
      {items.map((item) => (
        <li key={item.id}>
          <PageLink href={pages.operatorRequest(item.id)} className="block rounded-xl border border-line bg-surface p-4 shadow-card">
            <span className="flex items-start justify-between gap-3">
              <span>
                <span className="num block font-semibold text-accent tracking-wide">{item.booking_number}</span>
                <span className="block text-ink-soft text-sm">{item.partner}</span>
              </span>
              <span className="flex flex-col items-end gap-1">
                <StateBadge state={item.state} />
                <ModeBadge mode={item.mode} />
                <UnreadBadge unread={item.unread} />
              </span>
            </span>
            <span className="mt-2 flex items-end justify-between gap-3">
              <span className="min-w-0">
                <RouteText request={item} />
              </span>
              <span className="num shrink-0 text-right">
                <Money item={item} />
                <span className="block text-ink-soft text-sm">
                  <WaitText request={item} />
                </span>
              </span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** What was given back, or what is at stake. */
function Money({ item }: { item: RefundRequestItem }) {
  const t = useTranslations("operator");
  const locale = useLocale();
  if (item.refund_amount === null) return <span className="font-medium">{formatMoney(item.paid.total, item.currency, locale)}</span>;
  return (
    <span className="font-medium">
      <span className="sr-only">{t("column.back")} </span>
      {formatMoney(item.refund_amount, item.currency, locale)}
    </span>
  );
}
