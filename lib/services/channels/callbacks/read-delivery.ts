import type { CallbackDeliveryDetail } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import { openMessage } from "@/lib/services/booking/messages/message-body";
import { bodyFor } from "./parts/callback-request";
import { type DeliveryAddress, findDelivery, presentDelivery } from "./parts/delivery-record";
import { presentAttempt } from "./parts/present-endpoint";

/** One delivery with its body and every attempt. @throws AppError delivery_not_found */
export async function readDelivery(address: DeliveryAddress): Promise<CallbackDeliveryDetail> {
  const delivery = await findDelivery(address);
  const { event, endpoint } = delivery;
  const [tries, booking] = await Promise.all([
    db().webhookAttempt.findMany({ where: { deliveryId: delivery.id }, orderBy: { id: "asc" } }),
    event.bookingId ? db().booking.findUnique({ where: { id: event.bookingId }, select: { bookingNumber: true } }) : null,
  ]);
  return {
    ...presentDelivery({ delivery, attempts: tries.length, lastAttempt: tries.at(-1), bookingNumber: booking?.bookingNumber ?? null }),
    body: bodyFor(endpoint.kind, await openMessage(event)),
    tries: tries.map(presentAttempt),
  };
}
