"use client";

import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { pages } from "@/lib/client/calls/paths";
import type { Proposal } from "@/lib/contracts/operator/proposals";

/** What of which booking a refund gives back. */
export function RefundLine({ refund: { act, booking } }: { refund: NonNullable<Proposal["refund"]> }) {
  const t = useTranslations("proposals.refund");
  return (
    <p className="num">
      {t(act)} ·{" "}
      <PageLink href={pages.officeBooking(booking.id)} className="text-accent underline">
        {booking.number}
      </PageLink>
    </p>
  );
}
