"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/press/link-button";
import { Banner } from "@/components/ui/states/banner";
import { pages } from "@/lib/client/calls/paths";
import { TimesChange } from "./price/times-change";
import type { ShownRefusal } from "./use-create-booking";

/** Going on with another offer, where the flights of this one are not as they were shown. */
export interface OtherOffer {
  goOn: (offerId: string) => void;
  /** It is on its way. */
  isComing: boolean;
  /** The search to go back to. */
  searchPath: string;
}

/** The booking was not made: why, and the way on. */
export function RefusalBanner({ refusal: { refusal, texts, reference }, offers }: { refusal: ShownRefusal; offers: OtherOffer }) {
  const t = useTranslations("booking");
  const { searchPath } = offers;
  if (refusal.kind === "duplicate") {
    const action = refusal.bookingId ? <LinkButton href={pages.booking(refusal.bookingId)}>{t("duplicate.open")}</LinkButton> : null;
    return (
      <Banner tone="warm" isAlert title={t(refusal.paid ? "duplicate.paidTitle" : "duplicate.unpaidTitle")} action={action}>
        {t(refusal.paid ? "duplicate.paidText" : "duplicate.unpaidText")}
      </Banner>
    );
  }
  if (refusal.kind === "times")
    return <TimesChange change={refusal.change} onAccept={offers.goOn} isPending={offers.isComing} searchPath={searchPath} />;
  if (refusal.kind === "gone")
    return (
      <Banner
        tone="warm"
        isAlert
        title={t(`gone.${refusal.reason}Title`)}
        action={<LinkButton href={searchPath}>{t("gone.search")}</LinkButton>}
      >
        {t(`gone.${refusal.reason}Text`)}
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
