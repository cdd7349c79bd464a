import { v7 as uuid } from "uuid";
import type { CallbackEndpointSecret } from "@/lib/contracts/callbacks";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Mode } from "@/lib/domain/mode";
import { type EndpointKind, MAX_ENDPOINTS } from "@/lib/domain/webhooks/endpoint";
import type { BookingEventType } from "@/lib/domain/webhooks/event-types";
import type { Prisma } from "@/lib/generated/prisma/client";
import { ensureTestPartner } from "../access/ensure-test-partner";
import { checkCallbackUrl } from "./parts/check-callback-url";
import { makeSecret, refuseOwnSecret, sealSecret } from "./parts/endpoint-secret";
import { readEndpoint } from "./parts/present-endpoint";
import type { ResolveHost } from "./sender/checked-addresses";

interface NewEndpoint {
  /** The live partner, in test mode too. */
  partnerId: string;
  mode: Mode;
  kind: EndpointKind;
  url: string;
  event_types: readonly BookingEventType[];
  /** Of a status callback. */
  email: string;
  /** Of a status callback whose program has one already; one is made where absent. */
  secret?: string | undefined;
  now: Date;
  /** For tests. */
  resolve?: ResolveHost;
}

/**
 * Adds a callback address; this answer is the only one with its secret, until it is rotated.
 * @throws AppError validation (`url`, `secret`), too_many_endpoints
 */
export async function createEndpoint(options: NewEndpoint): Promise<CallbackEndpointSecret> {
  const { partnerId, mode, kind, event_types, now } = options;
  refuseOwnSecret(kind, options.secret);
  const url = await checkCallbackUrl(options.url, options.resolve);
  const owner = mode === "live" ? partnerId : await ensureTestPartner({ partnerId });
  const id = uuid();
  const secret = options.secret ?? makeSecret();
  const email = kind === "status_callback" ? options.email : "";
  await insertWithinLimit({
    ...{ id, partnerId: owner, kind, url, email, createdAt: now },
    sealedSecret: sealSecret(secret, id),
    eventTypes: [...new Set(event_types)],
  });
  return { endpoint: await readEndpoint({ partnerId, endpointId: id }, now), secret };
}

async function insertWithinLimit(data: Prisma.WebhookEndpointUncheckedCreateInput): Promise<void> {
  await db().$transaction(async (transaction) => {
    // Two at once wait for each other here, and for no booking.
    await transaction.$executeRaw`select 1 from partner where id = ${data.partnerId}::uuid for no key update`;
    const count = await transaction.webhookEndpoint.count({ where: { partnerId: data.partnerId } });
    if (count >= MAX_ENDPOINTS) throw new AppError("too_many_endpoints");
    await transaction.webhookEndpoint.create({ data });
  });
}
