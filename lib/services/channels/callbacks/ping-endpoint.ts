import { v7 as uuid } from "uuid";
import type { CallbackDeliveryDetail, PingWebhook } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { messageId } from "@/lib/services/booking/messages/insert-message";
import { sealBody } from "@/lib/services/booking/messages/message-body";
import { attemptByHand, countCallByHand } from "./parts/attempt-delivery";
import { type EndpointAddress, type EndpointRecord, findEndpoint } from "./parts/endpoint-record";
import { readDelivery } from "./read-delivery";
import type { SenderLimits } from "./sender/send-callback";

/**
 * Sends a test message at once, and once only; what came of it is the last attempt of the answer. A status callback knows no
 * messages but bookings: it gets the partner's newest one as it is.
 * @throws AppError endpoint_not_found, endpoint_disabled, nothing_to_send, too_many_requests
 */
export async function pingEndpoint(options: EndpointAddress & { now: Date; limits?: SenderLimits }): Promise<CallbackDeliveryDetail> {
  const { partnerId, isProgram = false, now, limits } = options;
  const endpoint = await findEndpoint(options);
  if (endpoint.disabledAt) throw new AppError("endpoint_disabled");
  await countCallByHand(partnerId);
  const message = endpoint.kind === "webhook" ? pingOf(endpoint, now) : await newestBooking(endpoint, now);
  const [id, deliveryId] = [messageId(), uuid()];
  await db().webhookEvent.create({
    data: {
      ...{ id, partnerId: endpoint.partnerId, type: "ping", createdAt: now, bookingId: message.bookingId },
      body: await sealBody(id, message.body),
      // Failed until it has succeeded: nobody repeats it, even if this process ends in the middle.
      deliveries: { create: { id: deliveryId, endpointId: endpoint.id, state: "failed", createdAt: now } },
    },
  });
  const delivery = { partnerId, isProgram, deliveryId };
  await attemptByHand(delivery, now, limits);
  return readDelivery(delivery);
}

function pingOf({ id }: EndpointRecord, now: Date) {
  const ping: PingWebhook = { type: "ping", timestamp: now.toISOString(), data: { endpoint_id: id } };
  return { body: JSON.stringify(ping), bookingId: null };
}

async function newestBooking({ partnerId }: EndpointRecord, now: Date) {
  const newest = await db().booking.findFirst({ where: { partnerId }, orderBy: { createdAt: "desc" }, select: { id: true } });
  if (!newest) throw new AppError("nothing_to_send");
  const booking = await readBooking({ partnerId, bookingId: newest.id, locale: "en" });
  return { body: JSON.stringify({ type: "ping", timestamp: now.toISOString(), data: { booking } }), bookingId: newest.id };
}
