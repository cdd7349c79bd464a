import { v7 as uuid } from "uuid";
import type { CallbackEndpointSecret } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Mode } from "@/lib/domain/mode";
import { type EndpointKind, MAX_ENDPOINTS } from "@/lib/domain/webhooks/endpoint";
import type { ToldEventType } from "@/lib/domain/webhooks/event-types";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Owner } from "@/lib/services/access/partners/partner-mode";
import { type Doer, SYSTEM } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { ensureTestPartner } from "@/lib/services/terms/partners/ensure-test-partner";
import { checkCallbackUrl } from "./parts/check-callback-url";
import { sealEndpointEmail } from "./parts/endpoint-email";
import { makeSecret, openSecret, refuseOwnSecret, sealSecret } from "./parts/endpoint-secret";
import { readEndpoint } from "./parts/present-endpoint";
import { isRepeated, keyColumns } from "./parts/repeated-request";
import type { ResolveHost } from "./sender/checked-addresses";

/** `partnerId` is the live partner, in test mode too, unless a program asks. */
interface NewEndpoint extends Owner {
  mode: Mode;
  kind: EndpointKind;
  url: string;
  event_types: readonly ToldEventType[];
  /** Of a status callback. */
  email: string;
  /** Of a status callback whose program has one already; one is made where absent. */
  secret?: string | undefined;
  /** For the audit log. */
  by?: Doer;
  /** Hex, from the Idempotency-Key: the same request again gets the same address and secret. */
  requestKey?: string | null;
  now: Date;
  /** For tests. */
  resolve?: ResolveHost;
}

/**
 * Adds a callback address; this answer is the only one with its secret, until it is rotated.
 * @throws AppError validation (`url`, `secret`), too_many_endpoints
 */
export async function createEndpoint(options: NewEndpoint): Promise<CallbackEndpointSecret> {
  const { partnerId, isProgram = false, mode, kind, event_types, by = SYSTEM, requestKey = null, now } = options;
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
    ...keyColumns(requestKey, now),
  };
  const detail = { endpoint: id, host: new URL(url).host, mode };
  const made = await insertOnce(data, { requestKey, now }, (tx) =>
    recordAudit(tx, { action: "callback_added", by, partnerId, detail, now }),
  );
  return {
    endpoint: await readEndpoint({ partnerId, isProgram, endpointId: made.id }, now),
    secret: openSecret(made.sealedSecret, made.id),
  };
}

interface Asked {
  requestKey: string | null;
  now: Date;
}

/** @returns the new endpoint, or that which this request has made before */
async function insertOnce(
  data: Prisma.WebhookEndpointUncheckedCreateInput,
  { requestKey, now }: Asked,
  record: (transaction: Prisma.TransactionClient) => Promise<void>,
): Promise<{ id: string; sealedSecret: string }> {
  return db().$transaction(async (transaction) => {
    // Two at once wait for each other here, and for no booking.
    await transaction.$executeRaw`select 1 from partner where id = ${data.partnerId}::uuid for no key update`;
    const present = await transaction.webhookEndpoint.findMany({ where: { partnerId: data.partnerId } });
    const made = present.find((endpoint) => isRepeated(endpoint, requestKey, now));
    if (made) return made;
    if (present.length >= MAX_ENDPOINTS) throw new AppError("too_many_endpoints");
    await record(transaction);
    return transaction.webhookEndpoint.create({ data });
  });
}
