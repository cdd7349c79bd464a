import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { successBody } from "@/lib/contracts/success-envelope";
import { xAuth } from "@/lib/crypto/x-auth";
import type { EndpointKind } from "@/lib/domain/webhooks/endpoint";
import { openSecret } from "./endpoint-secret";

interface Endpoint {
  id: string;
  kind: EndpointKind;
  email: string;
  sealedSecret: string;
  sealedPreviousSecret: string | null;
  sealedEarlierSecrets: readonly string[];
  previousUntil: Date | null;
}
interface Message {
  id: string;
  /** The body of the webhook, which a status callback's body is made from. */
  body: string;
  /** The request that made the change, where one did. */
  requestId: string | null;
  createdAt: Date;
}

const COMMON = { "content-type": "application/json", "user-agent": "Parvoz-Callbacks/1" };

/** What is sent of a message to an endpoint: the same body each time, signed at the moment of the attempt. */
export function callbackRequest(endpoint: Endpoint, message: Message, now: Date): { headers: Record<string, string>; body: string } {
  const body = bodyFor(endpoint.kind, message);
  const signed = endpoint.kind === "webhook" ? webhookHeaders(endpoint, message, now) : statusHeaders(endpoint, message);
  return { headers: { ...COMMON, ...signed }, body };
}

/** The body as an endpoint of this kind gets it. */
export function bodyFor(kind: EndpointKind, message: Message): string {
  return kind === "webhook" ? message.body : statusBody(message);
}

function webhookHeaders(endpoint: Endpoint, { id, requestId, body }: Message, now: Date): Record<string, string> {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": secretsOf(endpoint, now)
      .map((secret) => new Webhook(secret).sign(id, now, body))
      .join(" "),
    ...(requestId !== null && { "x-request-id": requestId }),
  };
}

/** Newest first; for a day after a rotation those before it too, so that a receiver may change over at any moment. */
function secretsOf(endpoint: Endpoint, now: Date): string[] {
  const { id, sealedSecret, sealedPreviousSecret, sealedEarlierSecrets, previousUntil } = endpoint;
  const all = sealedPreviousSecret !== null && previousUntil !== null && now < previousUntil;
  return [sealedSecret, ...(all ? [sealedPreviousSecret, ...sealedEarlierSecrets] : [])].map((sealed) => openSecret(sealed, id));
}

const bookingMessage = z.object({ data: z.object({ booking: z.looseObject({ id: z.string() }) }) });

function statusHeaders({ id, email, sealedSecret }: Endpoint, { body }: Message): Record<string, string> {
  const { booking } = bookingMessage.parse(JSON.parse(body)).data;
  return { "x-auth": xAuth({ email, bookingId: booking.id, secret: openSecret(sealedSecret, id) }) };
}

/** What GET /booking/{id} answers, envelope included; the message's id is its request_id, so that a repetition is recognised. */
function statusBody({ id, body, createdAt }: Message): string {
  return successBody(id, createdAt, bookingMessage.parse(JSON.parse(body)).data.booking);
}
