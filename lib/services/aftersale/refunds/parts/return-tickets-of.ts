import { onlyPassengers } from "../refundable-booking";
import { returnTickets } from "../return-tickets";
import type { RefundedPart } from "./refunded-part";

/** Those who give back the same go together. @throws AppError carrier_unconfirmed */
export async function returnTicketsOf({ leaving, given }: RefundedPart): Promise<void> {
  if (!given) return returnTickets({ booking: leaving, kind: "refund" });
  const places = new Map(leaving.passengers.map(({ id }, index) => [id, given[index] ?? []]));
  for (const directions of new Map(given.map((each) => [each.join(), each])).values()) {
    const booking = onlyPassengers(leaving, ({ id }) => places.get(id)?.join() === directions.join());
    await returnTickets({ booking, kind: "refund", directions });
  }
}
