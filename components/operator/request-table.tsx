"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { RecordList } from "@/components/ui/record-list";
import { pages } from "@/lib/client/calls/paths";
import type { RefundRequestItem } from "@/lib/contracts/operator/operator";
import { formatMoney } from "@/lib/i18n/formats";
import { ModeBadge, RouteText, StateBadge, UnreadBadge, WaitText } from "./request-parts";

/** The whole row or card leads to the request; for the keyboard the booking's number is the link. */
export function RequestTable({ items }: { items: readonly RefundRequestItem[] }) {
  const t = useTranslations("operator.column");
  const locale = useLocale();
  return (
    <RecordList
      items={items}
      keyOf={({ id }) => id}
      opens
      columns={[
        { text: t("wait"), look: "num whitespace-nowrap", show: (item) => <WaitText request={item} /> },
        { text: t("partner"), show: ({ partner }) => partner },
        {
          text: t("booking"),
          isHead: true,
          look: "num",
          show: (item) => <RequestLink item={item} />,
          card: {
            place: "left",
            show: (item) => (
              <>
                <RequestLink item={item} />
                <span className="block text-ink-soft text-sm">{item.partner}</span>
              </>
            ),
          },
        },
        { text: t("route"), show: (item) => <RouteText request={item} />, card: { place: "lowerLeft" } },
        { text: t("passengers"), look: "num", show: ({ passengers }) => passengers },
        {
          text: t("paid"),
          isRight: true,
          look: "num whitespace-nowrap",
          show: ({ paid, currency }) => formatMoney(paid.total, currency, locale),
        },
        {
          text: t("back"),
          isRight: true,
          look: "num whitespace-nowrap",
          show: (item) => <Back item={item} />,
          card: {
            place: "lowerRight",
            look: "num",
            show: (item) => (
              <>
                <Money item={item} />
                <span className="block text-ink-soft text-sm">
                  <WaitText request={item} />
                </span>
              </>
            ),
          },
        },
        { text: t("state"), show: (item) => <Badges item={item} />, card: { place: "right" } },
      ]}
    />
  );
}

function RequestLink({ item: { id, booking_number } }: { item: RefundRequestItem }) {
  return (
    <PageLink href={pages.operatorRequest(id)} className="num font-semibold text-accent tracking-wide after:absolute after:inset-0">
      {booking_number}
    </PageLink>
  );
}

function Badges({ item: { state, mode, unread } }: { item: RefundRequestItem }) {
  return (
    <span className="flex flex-wrap gap-1 max-lg:flex-col max-lg:items-end">
      <StateBadge state={state} />
      <ModeBadge mode={mode} />
      <UnreadBadge unread={unread} />
    </span>
  );
}

/** What the rules give back, or what was decided. */
function Back({ item: { by_rules, refund_amount, currency } }: { item: RefundRequestItem }) {
  const t = useTranslations("operator");
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  if (!by_rules) return <span className="font-medium">{refund_amount === null ? "—" : money(refund_amount)}</span>;
  return (
    <>
      {money(by_rules.total)}
      <span className="block text-ink-faint text-xs">{t("byRules")}</span>
    </>
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
