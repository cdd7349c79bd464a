import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { isDate } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import type { JourneyRules } from "@/lib/domain/passengers/drafts";
import { AGE_THRESHOLDS, type AgeGroup, ageOn } from "@/lib/domain/passengers/passengers";
import { validateBooking } from "@/lib/domain/passengers/validate-passengers";
import { type BookingFields, isPhoneEmpty, toBookingRequest } from "./booking-fields";
import { placeOf } from "./server-errors";

/** What the form says in its own words; for everything else the rules have their texts. */
export type Remark = { kind: "required" | "date" } | { kind: "ageGroup"; group: AgeGroup; age: number } | { kind: "expired"; date: string };

interface SchemaOptions {
  rules: JourneyRules;
  /** Address of the agency, which stands for a payer without one. */
  ownEmail?: string;
  locale: Locale;
  /** The remark in the reader's language, with the remedy. */
  say: (remark: Remark) => string;
}

const BANDS = { adt: AGE_THRESHOLDS.adult, chd: AGE_THRESHOLDS.child, inf: AGE_THRESHOLDS.infant, ins: AGE_THRESHOLDS.infant };

/** The form's rules are the server's own, applied before it is asked. */
export function bookingSchema(options: SchemaOptions) {
  return z.custom<BookingFields>().superRefine((fields, context) => {
    for (const [key, texts] of Object.entries(problemsOf(fields, options))) {
      if (isElsewhere(key, fields)) continue;
      const path = key.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      context.addIssue({ code: "custom", path, message: remarkOn(key, fields, options) ?? texts.join(" ") });
    }
  });
}

/** Loaded when the form is first checked (lib/client/calls/resolve-later.ts). */
export function bookingResolver(options: SchemaOptions) {
  return zodResolver(bookingSchema(options));
}

/** A companion with the first passenger's phone has no phone field of their own: what is wrong with it is said once, at the first. */
function isElsewhere(key: string, { passengers }: BookingFields): boolean {
  const place = placeOf(key, passengers.length);
  return place?.field === "tel" && place.passenger !== null && passengers[place.passenger]?.same_tel === true;
}

function problemsOf(fields: BookingFields, { rules, locale, ownEmail = "" }: SchemaOptions): Record<string, string[]> {
  try {
    validateBooking(toBookingRequest(fields, { ownEmail }), rules);
    return {};
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const entries = Object.entries(error.fields ?? {});
    return Object.fromEntries(entries.map(([field, texts]) => [field, texts.map((text) => text[locale])]));
  }
}

/** Our own words where the rules speak to programs: about empty fields, typed dates, and ages. */
function remarkOn(key: string, fields: BookingFields, { rules, say }: SchemaOptions): string | null {
  const place = placeOf(key, fields.passengers.length);
  if (!place) return null;
  const passenger = place.passenger === null ? undefined : fields.passengers[place.passenger];
  const value = passenger ? Object.entries(passenger).find(([name]) => name === place.field)?.[1] : Reflect.get(fields, place.field);
  const text = typeof value === "string" ? value.trim() : "";
  // The service says what to write for a passenger without a first name.
  if (text === "" && place.field === "first_name") return null;
  if (text === "" || (place.field.endsWith("tel") && isPhoneEmpty(text))) return say({ kind: "required" });
  if (place.field !== "birthdate" && place.field !== "doc_expire") return null;
  if (!isDate(text)) return say({ kind: "date" });
  if (place.field === "doc_expire") return text < rules.today ? say({ kind: "expired", date: text }) : null;
  return passenger ? ageRemark(passenger.age, text, rules, say) : null;
}

function ageRemark(group: AgeGroup, birthdate: string, { lastFlight, today }: JourneyRules, say: SchemaOptions["say"]): string | null {
  const age = ageOn(birthdate, lastFlight);
  const fits = age >= BANDS[group].min && age <= BANDS[group].max;
  return fits || birthdate > today || age > AGE_THRESHOLDS.adult.max ? null : say({ kind: "ageGroup", group, age });
}
