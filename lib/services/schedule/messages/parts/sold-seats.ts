import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { carriesPassengers, ELSEWHERE } from "@/lib/formats/ssim/fields";
import { saleableSeats } from "@/lib/formats/ssim/saleable-seats";
import { Rejected } from "./rejected";

/**
 * A leg with its classes and seats as they are sold: numbers behind classes are seats.
 * @throws Rejected where the message has neither, or sends for them to a data element that it lacks
 */
export function withSoldSeats(leg: LegPattern): LegPattern {
  const { bookingDesignators: designators, configuration } = leg;
  if (designators === ELSEWHERE) throw new Rejected("classes_elsewhere", designators);
  if (configuration === ELSEWHERE) throw new Rejected("configuration_elsewhere", configuration);
  if (designators + configuration === "" && carriesPassengers(leg.serviceType)) throw new Rejected("no_classes_no_seats", "");
  return /\d/.test(designators) ? { ...leg, ...saleableSeats({ designators, configuration, blocked: "" }) } : leg;
}
