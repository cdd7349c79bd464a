"use client";

import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { formatInstant } from "@/lib/i18n/formats";
import { DecisionDialog } from "./decision-dialog";
import { ReturnOption } from "./return-option";
import type { Decision } from "./use-decision";

interface AskBackOfficeProps {
  decision: Decision;
  /** Until when the whole price can be had back without asking, ISO 8601, UTC; or null. */
  voidUntil: string | null;
}

/** A person decides, where the fare rules give nothing, or too little. */
export function AskBackOffice({ decision, voidUntil }: AskBackOfficeProps) {
  const t = useTranslations("booking.manual");
  const tCancel = useTranslations("booking.cancel");
  const locale = useLocale();
  const texts = { title: t("title"), keep: tCancel("later"), confirm: t("confirm"), working: t("working") };
  return (
    <ReturnOption hint={t("hint")}>
      <Button variant="secondary" className="w-full" onPress={decision.open}>
        {t("action")}
      </Button>
      <DecisionDialog decision={decision} texts={texts} isHarmless>
        <p>{t("text")}</p>
        <p>{t("effect")}</p>
        {voidUntil ? <Banner>{t("voidFirst", { date: formatInstant(voidUntil, locale) })}</Banner> : null}
      </DecisionDialog>
    </ReturnOption>
  );
}
