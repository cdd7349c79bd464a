"use client";

import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { LinkButton } from "@/components/ui/link-button";
import { pages } from "@/lib/client/paths";
import type { ShownRefusal } from "./use-create-booking";

/** The booking was not made: why, and the way on. */
export function RefusalBanner({ refusal: { refusal, texts, reference }, searchPath }: { refusal: ShownRefusal; searchPath: string }) {
  const t = useTranslations("booking");
  if (refusal.kind === "duplicate") {
    const action = refusal.bookingId ? <LinkButton href={pages.booking(refusal.bookingId)}>{t("duplicate.open")}</LinkButton> : null;
    return (
      <Banner tone="warm" isAlert title={t(refusal.paid ? "duplicate.paidTitle" : "duplicate.unpaidTitle")} action={action}>
        {t(refusal.paid ? "duplicate.paidText" : "duplicate.unpaidText")}
      </Banner>
    );
  }
  if (refusal.kind === "gone")
    return (
      <Banner
        tone="warm"
        isAlert
        title={t(refusal.soldOut ? "gone.title" : "gone.expiredTitle")}
        action={<LinkButton href={searchPath}>{t("gone.search")}</LinkButton>}
      >
        {t(refusal.soldOut ? "gone.text" : "gone.expiredText")}
      </Banner>
    );
  return (
    <Banner tone="bad" isAlert title={t("form.failedOther")}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {reference ? <p className="num text-xs">{reference}</p> : null}
    </Banner>
  );
}
