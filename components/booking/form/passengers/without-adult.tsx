"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Banner } from "@/components/ui/states/banner";
import { isDate } from "@/lib/domain/dates";
import { withoutAdult } from "@/lib/domain/passengers/passengers";
import type { BookingFields } from "../booking-fields";

/** Warns, once all birth dates are there, where nobody who travels is grown up. It never stands in the way of the booking. */
export function WithoutAdult({ lastFlight }: { lastFlight: string }) {
  const t = useTranslations("entry");
  const passengers = useWatch<BookingFields, "passengers">({ name: "passengers" });
  const birthdates = passengers.map(({ birthdate }) => birthdate);
  if (!birthdates.every(isDate) || withoutAdult(birthdates, lastFlight).length === 0) return null;
  return (
    <Banner tone="warm" title={t("withoutAdult")}>
      {t("withoutAdultText")}
    </Banner>
  );
}
