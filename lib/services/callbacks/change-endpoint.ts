import type { CallbackEndpoint } from "@/lib/contracts/callbacks";
import { db } from "@/lib/db";
import type { BookingEventType } from "@/lib/domain/webhooks/event-types";
import { checkCallbackUrl } from "./parts/check-callback-url";
import { disableEndpoint, type EndpointAddress, findEndpoint } from "./parts/endpoint-record";
import { refuseOwnSecret, sealSecret } from "./parts/endpoint-secret";
import { readEndpoint } from "./parts/present-endpoint";
import type { ResolveHost } from "./sender/checked-addresses";

interface Change extends EndpointAddress {
  url?: string | undefined;
  event_types?: BookingEventType[] | undefined;
  enabled?: boolean | undefined;
  /** Of a status callback; a webhook has none. */
  email?: string | undefined;
  /** Of a status callback: counted from at once. */
  secret?: string | undefined;
  now: Date;
  /** For tests. */
  resolve?: ResolveHost;
}

/**
 * Changes what is given and leaves the rest. What is still to be delivered goes to the new address.
 * @throws AppError endpoint_not_found, validation (`url`, `secret`)
 */
export async function changeEndpoint(change: Change): Promise<CallbackEndpoint> {
  const { enabled, event_types, secret, now } = change;
  const { id, kind } = await findEndpoint(change);
  refuseOwnSecret(kind, secret);
  const url = change.url === undefined ? undefined : await checkCallbackUrl(change.url, change.resolve);
  const email = kind === "status_callback" ? change.email : undefined;
  const data = {
    ...(url !== undefined && { url }),
    ...(event_types && { eventTypes: [...new Set(event_types)] }),
    ...(email !== undefined && { email }),
    ...(secret !== undefined && { sealedSecret: sealSecret(secret, id) }),
    ...(enabled && { disabledAt: null, disabledReason: null }),
  };
  await db().webhookEndpoint.updateMany({ where: { id }, data });
  if (enabled === false) await disableEndpoint({ id, reason: "partner", now });
  return readEndpoint(change, now);
}
