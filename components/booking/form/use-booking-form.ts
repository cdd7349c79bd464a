"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { resolveLater } from "@/lib/client/calls/resolve-later";
import { serverNow } from "@/lib/client/server-clock";
import { useRetold } from "@/lib/client/use-retold";
import type { Offer } from "@/lib/contracts/interface/offers";
import type { CountryOption } from "@/lib/contracts/portal/places";
import type { Party } from "@/lib/domain/passengers/passengers";
import { formatDate } from "@/lib/i18n/formats";
import { type BookingFields, STANDING_ERRORS } from "./booking-fields";
import type { Remark } from "./booking-schema";
import { listProblems } from "./server-errors";

/** Local date of the last flight's departure, `YYYY-MM-DD`: ages and documents are judged by it. */
export function lastFlightDate(offer: Offer): string {
  return offer.directions.at(-1)?.segments.at(-1)?.departure.datetime.slice(0, 10) ?? "";
}

interface FormOptions {
  offer: Offer;
  countries: readonly CountryOption[];
  /** What it begins with. */
  initial: BookingFields;
  /** Address of the agency, which stands for a payer without one. */
  ownEmail: string;
}

/** The passenger form of an offer, with the server's rules in front of it. */
export function useBookingForm({ offer, countries, initial, ownEmail }: FormOptions): UseFormReturn<BookingFields> {
  const t = useTranslations("booking.errors");
  const locale = useLocale();
  const resolver = useMemo(() => {
    const lastFlight = lastFlightDate(offer);
    const say = (remark: Remark) => {
      if (remark.kind === "expired") return t("expired", { date: formatDate(remark.date, locale) });
      if (remark.kind !== "ageGroup") return t(remark.kind);
      return t(`ageGroup.${remark.group}`, { age: remark.age, date: formatDate(lastFlight, locale) });
    };
    const codes = new Set(countries.map(({ code }) => code));
    const rules = {
      party: partyOf(offer),
      lastFlight,
      today: latestToday(),
      documents: offer.documents,
      isCountry: (code: string) => codes.has(code),
    };
    return resolveLater<BookingFields>(async () => (await import("./booking-schema")).bookingResolver({ rules, ownEmail, locale, say }));
  }, [offer, countries, ownEmail, locale, t]);
  const form = useForm<BookingFields>({
    resolver,
    defaultValues: initial,
    shouldFocusError: false,
  });
  useRetold(() => {
    const paths = listProblems(form.formState.errors, form.getValues("passengers").length).map(({ path }) => path);
    const checked = paths.filter((path) => !STANDING_ERRORS.includes(form.getFieldState(path).error?.type ?? ""));
    if (checked.length > 0) void form.trigger(checked);
  });
  return form;
}

function partyOf({ passengers }: Offer): Party {
  const count = (group: keyof Party) => passengers.filter(({ age }) => age === group).length;
  return { adt: count("adt"), chd: count("chd"), inf: count("inf"), ins: count("ins") };
}

const EASTERNMOST_OFFSET_MS = 14 * 3_600_000;

/** The latest date that any clock on Earth shows now. */
function latestToday(): string {
  return new Date(serverNow() + EASTERNMOST_OFFSET_MS).toISOString().slice(0, 10);
}
