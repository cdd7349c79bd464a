import type { Trip } from "@/lib/contracts/trip/trip";
import type { Locale } from "@/lib/domain/localized";
import { acceptChange } from "@/lib/services/aftersale/schedule-changes/accept-change";
import { chooseAlternative } from "@/lib/services/aftersale/schedule-changes/choose-alternative";
import { refundChange } from "@/lib/services/aftersale/schedule-changes/refund-change";
import type { Act } from "@/lib/services/ground/audit/act";
import { findTripBooking, readTrip } from "@/lib/services/views/trip/read-trip";

/** What a customer answers on the page of their trip. */
type TripAnswer = { action: "accept" } | { action: "refund" } | { action: "choose"; alternative: string };

interface Asked extends Omit<Act, "actor"> {
  token: string;
  changeId: string;
  answer: TripAnswer;
  locale: Locale;
}

/** Name in booking events for the holder of the status page's link. */
const ACTOR = "customer";

/**
 * Answers a change of schedule for whoever holds the link of the status page.
 * @returns the trip as it is after that
 * @throws AppError booking_not_found; those of acceptChange, chooseAlternative and refundChange
 */
export async function answerTripChange({ token, changeId, answer, locale, ...act }: Asked): Promise<Trip> {
  const address = await findTripBooking(token);
  const given = { ...act, ...address, changeId, actor: ACTOR };
  if (answer.action === "accept") await acceptChange(given);
  else if (answer.action === "choose") await chooseAlternative({ ...given, alternative: answer.alternative });
  else await refundChange(given);
  return readTrip({ token, locale, now: act.now });
}
