"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import type { useKeptDraft } from "./use-form-draft";

/** Says that what was typed before is there, or asks whether it is for these flights. */
export function DraftBanner({ found, fill, startEmpty }: ReturnType<typeof useKeptDraft>) {
  const t = useTranslations("booking.draft");
  const tBook = useTranslations("booking.book");
  if (!found) return null;
  const { names, withoutPlace } = found;
  const empty = (
    <Button variant="secondary" size="sm" onPress={startEmpty}>
      {t("startEmpty")}
    </Button>
  );
  if (found.kind !== "other")
    return (
      <Banner title={t(found.kind === "same" ? "kept" : "along")} action={empty}>
        {names}
        {withoutPlace ? <p>{tBook("left", { names: withoutPlace })}</p> : null}
      </Banner>
    );
  const choice = (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" onPress={fill}>
        {t("fill")}
      </Button>
      {empty}
    </span>
  );
  return (
    <Banner title={t("other")} action={choice}>
      {names}
    </Banner>
  );
}
