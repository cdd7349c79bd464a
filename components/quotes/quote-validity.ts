import type { QuoteDraft } from "@/lib/client/travel/quote-basket";
import { addDays } from "@/lib/domain/dates";
import { type ValidityProblem, validityProblem } from "@/lib/domain/quotes/validity";
import { tashkentText } from "@/lib/domain/tashkent";
import { readTypedTime } from "@/lib/i18n/typed-time";

type Typed = Pick<QuoteDraft, "validity" | "day" | "time">;

/** The end of an agency's day. */
const EVENING = "18:00";

/** The next evening, today's or tomorrow's: what is proposed for the moment. */
export function nextEvening(now: Date): Pick<QuoteDraft, "day" | "time"> {
  const there = tashkentText(now);
  const today = there.slice(0, 10);
  return { day: there.slice(11, 16) < EVENING ? today : addDays(today, 1), time: EVENING };
}

/** What stands against the moment as it is typed; null where nothing does, or a duration is chosen. Whether a flight leaves before, the service says. */
export function momentProblem(typed: Typed, now: Date): ValidityProblem | "time" | null {
  if (typed.validity !== "moment") return null;
  const until = momentOf(typed);
  return until ? validityProblem(until, { now, departure: null }) : "time";
}

/** How long the quote is to be valid, as it is sent. */
export function validityAsked(typed: Typed): { valid_hours?: number; valid_until?: string } {
  const until = momentOf(typed);
  return typed.validity === "moment" && until ? { valid_until: until.toISOString() } : { valid_hours: Number(typed.validity.slice(1)) };
}

/** The moment by the clock of Tashkent, as the customer reads it. */
function momentOf({ day, time }: Typed): Date | null {
  const read = readTypedTime(time);
  return day && read ? new Date(`${day}T${read}:00+05:00`) : null;
}
