"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, ExternalLink, Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { buttonClass } from "@/components/ui/press/button-class";
import { CopyButton } from "@/components/ui/press/copy-button";
import { LinkButton } from "@/components/ui/press/link-button";
import { SectionCard } from "@/components/ui/section-card";
import { type BookingStatus, isLive } from "@/lib/domain/booking/booking-status";
import { useNoteShare } from "../parts/use-note-share";
import { bookingExtrasQuery } from "../queries";

/** The customer's own page: to copy into a chat, or to hand to the phone's share sheet. */
export function ShareCard({ bookingId, status }: { bookingId: string; status: BookingStatus }) {
  const t = useTranslations("booking.page");
  const { data } = useQuery(bookingExtrasQuery(bookingId, status));
  const note = useNoteShare(bookingId);
  if (!data?.tripUrl) return null;
  const { tripUrl, calendarUrl } = data;
  const canShare = typeof navigator.share === "function";
  return (
    <SectionCard title={t("share")}>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={tripUrl} size="sm" onCopied={() => note("link")}>
          {t("shareCopy")}
        </CopyButton>
        {canShare ? (
          <Button variant="secondary" size="sm" onPress={() => void shareUrl(tripUrl).then((isShared) => isShared && note("sheet"))}>
            <Share2 className="size-4" aria-hidden="true" />
            {t("shareSend")}
          </Button>
        ) : null}
        <LinkButton variant="quiet" size="sm" href={tripUrl} target="_blank">
          <ExternalLink className="size-4" aria-hidden="true" />
          {t("shareOpen")}
        </LinkButton>
        {isLive(status) && calendarUrl ? (
          <a href={calendarUrl} className={buttonClass("quiet", "sm")}>
            <CalendarPlus className="size-4" aria-hidden="true" />
            {t("calendar")}
          </a>
        ) : null}
      </div>
    </SectionCard>
  );
}

/** Closing the share sheet rejects its promise; that is no fault. @returns whether it was handed on */
async function shareUrl(url: string): Promise<boolean> {
  try {
    await navigator.share({ url });
    return true;
  } catch {
    return false;
  }
}
