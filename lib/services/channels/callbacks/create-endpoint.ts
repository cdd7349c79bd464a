import { v7 as uuid } from "uuid";
import type { CallbackEndpointSecret } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Mode } from "@/lib/domain/mode";
import { type EndpointKind, MAX_ENDPOINTS } from "@/lib/domain/webhooks/endpoint";
import type { ToldEventType } from "@/lib/domain/webhooks/event-types";
import type { Prisma } from "@/lib/generated/prisma/client";
import { lockPartner } from "@/lib/services/access/partners/lock-partner";
import type { Owner } from "@/lib/services/access/partners/partner-mode";
import { type Doer, SYSTEM } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { keepEffect, type RequestKey } from "@/lib/services/ground/idempotency/request-key";
import { ensureTestPartner } from "@/lib/services/terms/partners/ensure-test-partner";
import { checkCallbackUrl } from "./parts/check-callback-url";
import { sealEndpointEmail } from "./parts/endpoint-email";
import { endpointInclude } from "./parts/endpoint-record";
import { makeSecret, refuseOwnSecret, sealSecret } from "./parts/endpoint-secret";
import { presentEndpoint } from "./parts/present-endpoint";
import type { ResolveHost } from "./sender/checked-addresses";

/** `partnerId` is the live partner, in test mode too, unless a program asks. */
interface NewEndpoint extends Owner {
  mode: Mode;
  kind: EndpointKind;
  url: string;
  event_types: readonly ToldEventType[];
  /** E-mail address of a status callback. */
  email: string;
  /** Secret of a status callback whose program has one already; one is made where it is absent. */
  secret?: string | undefined;
  /** Who creates it, for the audit log. */
  by?: Doer;
  /** The Idempotency-Key of the request. */
  key?: RequestKey | null | undefined;
  now: Date;
  /** Resolver of host names; tests bring their own. */
  resolve?: ResolveHost;
}

/**
 * Adds a callback address; this answer is the only one with its secret, until it is rotated.
 * @throws AppError validation (`url`, `secret`), too_many_endpoints
 */
export async function createEndpoint(options: NewEndpoint): Promise<CallbackEndpointSecret> {
  const { partnerId, isProgram = false, mode, kind, event_types, by = SYSTEM, key, now } = options;
  refuseOwnSecret(kind, options.secret);
  const url = await checkCallbackUrl(options.url, options.resolve);
  const owner = isProgram || mode === "live" ? partnerId : await ensureTestPartner({ partnerId });
  const id = uuid();
  const secret = options.secret ?? makeSecret();
  const email = kind === "status_callback" ? await sealEndpointEmail(id, options.email) : "";
  const data = {
    ...{ id, partnerId: owner, kind, url, email, createdAt: now, listeningSince: now },
    sealedSecret: sealSecret(secret, id),
    eventTypes: [...new Set(event_types)],
  };
  const detail = { endpoint: id, host: new URL(url).host, mode };
  return db().$transaction(async (tx) => {
    await refuseTooMany(tx, owner);
    await recordAudit(tx, { action: "callback_added", by, partnerId, detail, now });
    const made = await tx.webhookEndpoint.create({ data, include: endpointInclude });
    const created = { endpoint: await presentEndpoint(made, undefined, now), secret };
    await keepEffect(tx, key, created);
    return created;
  });
}

/** @throws AppError too_many_endpoints */
async function refuseTooMany(tx: Prisma.TransactionClient, partnerId: string): Promise<void> {
  // Two at once wait for each other here, and for no booking.
  await lockPartner(tx, partnerId);
  if ((await tx.webhookEndpoint.count({ where: { partnerId } })) >= MAX_ENDPOINTS) throw new AppError("too_many_endpoints");
}
