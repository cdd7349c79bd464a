"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { RecordList } from "@/components/ui/record-list";
import { Badge } from "@/components/ui/states/badge";
import type { Sorting } from "@/components/ui/wide-table";
import { pages } from "@/lib/client/calls/paths";
import type { AgencyItem } from "@/lib/contracts/operator/agencies";
import { formatNumber } from "@/lib/i18n/formats";
import { AgencyState, Amounts, SignedIn } from "./agency-parts";
import type { AgencyOrder } from "./sort-agencies";

interface AgencyTableProps {
  items: readonly AgencyItem[];
  order: AgencyOrder;
  isDown: boolean;
  onOrder: (order: AgencyOrder, isDown: boolean) => void;
}

/** The whole row or card leads to the agency; for the keyboard its name is the link. */
export function AgencyTable({ items, order, isDown, onOrder }: AgencyTableProps) {
  const t = useTranslations("agencies.column");
  const sorting = (by: AgencyOrder): Sorting => {
    const isThis = by === order;
    // Of names the first comes first, of amounts and days the greatest.
    const turnsDown = isThis ? !isDown : by !== "agency";
    return { order: isThis ? (isDown ? "desc" : "asc") : null, next: turnsDown ? "desc" : "asc", onPress: () => onOrder(by, turnsDown) };
  };
  return (
    <RecordList
      items={items}
      keyOf={({ code }) => code}
      opens
      columns={[
        {
          text: t("agency"),
          isHead: true,
          sorting: sorting("agency"),
          show: (item) => <AgencyName item={item} />,
          card: { place: "left" },
        },
        { text: t("state"), show: (item) => <States item={item} />, card: { place: "right" } },
        {
          text: t("balance"),
          isRight: true,
          sorting: sorting("balance"),
          show: ({ balances }) => <Amounts of={balances} what="balance" />,
          card: { place: "term" },
        },
        {
          text: t("available"),
          isRight: true,
          sorting: sorting("available"),
          show: ({ balances }) => <Amounts of={balances} what="available" />,
          card: { place: "term" },
        },
        {
          text: t("sold"),
          isRight: true,
          sorting: sorting("sold"),
          show: ({ balances }) => <Amounts of={balances} what="sold" />,
          card: { place: "term" },
        },
        {
          text: t("look"),
          isRight: true,
          sorting: sorting("look"),
          show: ({ look_to_book: look }) => <Look look={look} />,
          card: { place: "term" },
        },
        {
          text: t("signedIn"),
          isRight: true,
          sorting: sorting("signedIn"),
          show: ({ last_sign_in }) => <SignedIn at={last_sign_in} />,
          card: { place: "term" },
        },
      ]}
    />
  );
}

function AgencyName({ item: { code, name } }: { item: AgencyItem }) {
  return (
    <>
      <PageLink href={pages.agency(code)} className="break-words font-semibold text-accent after:absolute after:inset-0">
        {name}
      </PageLink>
      <span className="num block font-normal text-ink-soft text-sm">{code}</span>
    </>
  );
}

/** Searches per booking, with how many there were of both. */
function Look({ look: { searches, bookings } }: { look: AgencyItem["look_to_book"] }) {
  const t = useTranslations("agencies.look");
  const locale = useLocale();
  if (searches === 0 && bookings === 0) return <span className="text-ink-soft">—</span>;
  const parts = { searches: formatNumber(searches, locale), bookings: formatNumber(bookings, locale) };
  return (
    <span className="num">
      {bookings === 0 ? t("noRatio") : t("toOne", { count: formatNumber(Math.round(searches / bookings), locale) })}
      <span className="block text-ink-soft text-sm">{t("counts", parts)}</span>
    </span>
  );
}

function States({ item: { open_proposals, ...item } }: { item: AgencyItem }) {
  const t = useTranslations("agencies");
  return (
    <span className="flex flex-wrap gap-1 max-lg:flex-col max-lg:items-end">
      <AgencyState of={item} />
      {open_proposals > 0 ? <Badge tone="warm">{t("waiting", { count: open_proposals })}</Badge> : null}
    </span>
  );
}
