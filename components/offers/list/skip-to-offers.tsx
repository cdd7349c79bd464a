"use client";

import { useTranslations } from "next-intl";
import { SkipLink } from "@/components/ui/skip-link";
import { focusFirstOffer } from "./focus-offers";

/** Leads a keyboard past the search and the prices of other days to the first offer, or to `#offers` while there is none yet. */
export function SkipToOffers() {
  const t = useTranslations("search.results");
  return (
    <SkipLink
      to="offers"
      onClick={(event) => {
        if (focusFirstOffer()) event.preventDefault();
      }}
    >
      {t("skip")}
    </SkipLink>
  );
}
