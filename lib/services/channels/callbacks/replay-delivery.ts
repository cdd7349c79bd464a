import type { CallbackDeliveryDetail } from "@/lib/contracts/interface/callbacks";
import { attemptByHand, countCallByHand } from "./parts/attempt-delivery";
import type { DeliveryAddress } from "./parts/delivery-record";
import { readDelivery } from "./read-delivery";
import type { SenderLimits } from "./sender/send-callback";

/**
 * Sends a message once more, now, with the same id and body; what came of it is the last attempt of the answer.
 * @throws AppError delivery_not_found, endpoint_disabled, too_many_requests
 */
export async function replayDelivery(options: DeliveryAddress & { now: Date; limits?: SenderLimits }): Promise<CallbackDeliveryDetail> {
  await countCallByHand(options.partnerId);
  await attemptByHand(options, options.now, options.limits);
  return readDelivery(options);
}
