import { useLocale, useTranslations } from "next-intl";
import { type EventReason, WHOLE_REFUNDS } from "@/components/travel/history/event-reason";
import { routeOf } from "@/components/travel/journey/itinerary";
import { usePassengerName } from "@/components/travel/passenger-name";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { formatMoney } from "@/lib/i18n/formats";

/** Refunds of a part: whom and what they were about is told with them. */
const PARTLY: readonly EventReason[] = ["refund_passengers", "refund_directions"];
const REFUNDS: readonly EventReason[] = [...PARTLY, ...WHOLE_REFUNDS];

type Refunds = PortalBooking["refunds"];

/** What follows the words of a refund in the history: of whom and which directions it was, and what came back; empty for anything else. */
export function useGivenBackText(booking: Booking): (reason: EventReason, at: string, refunds: Refunds) => string {
  const t = useTranslations("booking.page");
  const locale = useLocale();
  const nameOf = usePassengerName(booking);
  const partText = ({ key, directions }: Refunds[number]["parts"][number]) =>
    directions.length === 0 ? nameOf(key) : `${nameOf(key)} (${directions.map((place) => routeOf(booking.directions[place])).join(", ")})`;
  return (reason, at, refunds) => {
    const refund = REFUNDS.includes(reason) ? refunds.find((each) => each.at === at) : undefined;
    if (!refund) return "";
    const parts = PARTLY.includes(reason) ? refund.parts.map(partText).join(", ") : "";
    return `${parts && `: ${parts}`}; ${t("cameBack", { amount: formatMoney(refund.amount, booking.price.currency, locale) })}`;
  };
}
