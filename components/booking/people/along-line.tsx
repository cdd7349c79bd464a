"use client";

import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { pages } from "@/lib/client/calls/paths";
import { serverNow } from "@/lib/client/server-clock";
import { readDraft } from "../form/form-draft";

interface AlongLineProps {
  /** The booking that the search's address names. */
  bookingId: string;
  /** Who searches: passengers are kept for whoever took them along. */
  agentId: string;
  /** Address of the same search without them. */
  withoutThem: string;
}

const LINK = "inline-flex min-h-11 items-center text-accent underline underline-offset-2 md:min-h-6";

/**
 * Says whose passengers the form of an offer will be filled with, for as long as this tab keeps them: not once they are booked or the form was begun
 * anew, not two hours later, and to nobody who has merely been given the address.
 */
export function AlongLine({ bookingId, agentId, withoutThem }: AlongLineProps) {
  const t = useTranslations("search.along");
  if (readDraft(window.sessionStorage, { owner: agentId, now: serverNow() })?.along !== bookingId) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm md:-my-1">
      <span>{t("text")}</span>
      <PageLink href={pages.booking(bookingId)} className={LINK}>
        {t("booking")}
      </PageLink>
      <PageLink href={withoutThem} className={LINK}>
        {t("without")}
      </PageLink>
    </p>
  );
}
