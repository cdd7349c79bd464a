import type { Methods } from "./generated/methods.js";
import type { components } from "./generated/schema.js";

/** Every shape of the interface by its name, such as `Schemas["Offer"]`. */
export type Schemas = components["schemas"];
export type Offer = Schemas["Offer"];
export type Booking = Schemas["Booking"];
export type BookingRequest = Schemas["BookingRequest"];
export type SearchQuery = Schemas["SearchQuery"];
export type WebhookEvent = Schemas["BookingEvent"] | Schemas["AccountEvent"] | Schemas["PingEvent"];

interface CommonOptions {
  /** Address of the service, with or without `/api/v1`. */
  baseUrl: string;
  /** Language of names and error texts; `en` where left out. */
  language?: "uz" | "ru" | "en";
  /** How often a call is repeated where that may help; 4 where left out. */
  retries?: number;
  /** How long one attempt may take, its body included; 30,000 where left out. */
  timeoutMs?: number;
  /** How long a call may take with all its attempts and the waits between them; 120,000 where left out. */
  deadlineMs?: number;
  /** Hears of every answer of every attempt, refusals included. What it throws is passed over. */
  onAnswer?: (answer: AnswerFacts) => void;
  /** In place of the global one. */
  fetch?: typeof fetch;
}
/** Where you stand with the limit of a class of paths, as the `RateLimit` headers say. */
export interface RateLimit {
  class: string;
  limit: number;
  remaining: number;
  /** Seconds until it begins anew. */
  reset: number;
}
/** What an answer says besides its data. */
export interface AnswerFacts {
  method: string;
  /** As the reference writes it, `/booking/{id}`. */
  path: string;
  status: number;
  /** Its `x-request-id`. */
  requestId: string;
  /** Null where the call has none. */
  idempotencyKey: string | null;
  /** Whether it was first given to an earlier request with the same key. */
  replayed: boolean;
  retryAfter: number | null;
  rateLimit: RateLimit | null;
  /** What the call does not know and has ignored, such as a misspelt filter, in words. */
  warnings: readonly string[];
}
export type ParvozOptions = CommonOptions & ({ apiKey: string } | { email: string; password: string });

/**
 * The interface as methods. Each answers `data` of the envelope.
 * @throws ParvozError for a refusal that repeating did not change; LostAnswerError where no answer came whole; the reason of a signal that fired
 */
export type Parvoz = Methods;
export const Parvoz: new (options: ParvozOptions) => Parvoz;

/** A refusal of the service. */
export class ParvozError extends Error {
  readonly status: number;
  /** `error_code`; 0 where the answer was not the service's. */
  readonly code: number;
  /** Context, such as `existing_booking_id`. */
  readonly data: Record<string, string | number | boolean>;
  /** Field name to texts. */
  readonly fields: Record<string, string[]>;
  readonly requestId: string;
  /** Seconds after which the service asks to come back; null where it does not say. */
  readonly retryAfter: number | null;
  readonly rateLimit: RateLimit | null;
  /** The key that the call was sent with; null where it has none. */
  readonly idempotencyKey: string | null;
}

/** A call whose answer did not come, or not whole: it may have been done. The same call with the same key has its answer. */
export class LostAnswerError extends Error {
  /** 0 where no answer came. */
  readonly status: number;
  readonly requestId: string;
  readonly retryAfter: number | null;
  readonly rateLimit: RateLimit | null;
  /** The key that the call was sent with; null where it has none. */
  readonly idempotencyKey: string | null;
}

/**
 * The event of a webhook, after its signature was found right.
 * @param secret as the portal showed it, `whsec_…`
 * @param headers of the request, names in any spelling
 * @param rawBody as it came, before any parsing
 * @param now milliseconds since 1970, for tests
 * @throws TypeError where the secret is not whole (16 bytes or more in base64); Error where the message was not signed with the secret, or is older than five minutes
 */
export function verifyWebhook(
  secret: string,
  headers: Headers | Record<string, string | string[] | undefined>,
  rawBody: string | Uint8Array,
  now?: number,
): Promise<WebhookEvent>;
