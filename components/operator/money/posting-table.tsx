"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { RecordList } from "@/components/ui/record-list";
import { Badge } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import { useMayInHouse } from "@/lib/client/house";
import type { Posting } from "@/lib/contracts/operator/postings";
import { formatInstant, formatMoneyDifference } from "@/lib/i18n/formats";
import { ReasonDialog } from "../proposals/reason-dialog";
import { AgencyLink } from "./agency-link";

/** What moved, newest first; a deposit that was not taken back may be. */
export function PostingTable({ items }: { items: readonly Posting[] }) {
  const t = useTranslations("houseMoney");
  const locale = useLocale();
  return (
    <RecordList
      items={items}
      keyOf={({ id }) => id}
      columns={[
        {
          text: t("column.when"),
          look: "num whitespace-nowrap text-sm",
          show: ({ at }) => formatInstant(at, locale),
          card: { place: "lowerLeft", look: "num text-ink-soft text-sm" },
        },
        {
          text: t("column.agency"),
          isHead: true,
          show: ({ partner }) => <AgencyLink agency={partner} isHead />,
          card: { place: "left" },
        },
        { text: t("column.kind"), show: (item) => <Kind item={item} />, card: { place: "right" } },
        {
          text: t("column.what"),
          look: "text-sm",
          show: (item) => <ForWhat item={item} />,
          card: { place: "line", look: "text-ink-soft text-sm break-words" },
        },
        {
          text: t("column.amount"),
          isRight: true,
          look: "num whitespace-nowrap font-medium",
          show: ({ amount, currency }) => formatMoneyDifference(amount, currency, locale),
          card: { place: "lowerRight", look: "num font-medium" },
        },
        {
          text: t("column.act"),
          isHidden: true,
          isRight: true,
          show: (item) => <Reverse item={item} />,
          card: { place: "foot", look: "mt-2" },
        },
      ]}
    />
  );
}

/** The booking, for whoever may see bookings. */
function ForWhat({ item: { booking, memo } }: { item: Posting }) {
  const t = useTranslations("houseMoney");
  const maySee = useMayInHouse("bookings", "see");
  if (!booking) return memo;
  const text = t("booking", { number: booking.booking_number });
  if (!maySee) return text;
  return (
    <PageLink href={pages.officeBooking(booking.id)} className="num inline-block min-h-6 text-accent hover:underline">
      {text}
    </PageLink>
  );
}

function Kind({ item: { kind, is_reversed } }: { item: Posting }) {
  const t = useTranslations("houseMoney");
  return (
    <span className="flex flex-wrap items-center gap-1">
      <span className="text-sm">{t(`kind.${kind}`)}</span>
      {is_reversed ? <Badge tone="warm">{t("reversed")}</Badge> : null}
    </span>
  );
}

function Reverse({ item: { kind, is_reversed, partner, transaction } }: { item: Posting }) {
  const t = useTranslations("houseMoney");
  const mayChange = useMayInHouse("money", "change");
  const [isOpen, setOpen] = useState(false);
  if (kind !== "deposit" || is_reversed || !mayChange) return null;
  return (
    <>
      <Button variant="quiet" size="sm" onPress={() => setOpen(true)}>
        {t("reverse")}
      </Button>
      {isOpen ? <ReasonDialog agency={partner.name} wanted={{ kind: "reversal", transaction }} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
