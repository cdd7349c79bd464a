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
  /** In place of the global one. */
  fetch?: typeof fetch;
}
export type ParvozOptions = CommonOptions & ({ apiKey: string } | { email: string; password: string });

/**
 * The interface as methods. Each answers `data` of the envelope.
 * @throws ParvozError for a refusal that repeating did not change; the error of `fetch` where no answer came
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
}

/**
 * The event of a webhook, after its signature was found right.
 * @param secret as the portal showed it, `whsec_…`
 * @param headers of the request, names in lower case
 * @param rawBody as it came, before any parsing
 * @param now milliseconds since 1970, for tests
 * @throws Error where it was not signed with the secret, or is older than five minutes
 */
export function verifyWebhook(
  secret: string,
  headers: Headers | Record<string, string | string[] | undefined>,
  rawBody: string,
  now?: number,
): Promise<WebhookEvent>;
