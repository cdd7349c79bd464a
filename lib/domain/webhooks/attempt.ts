export const DELIVERY_STATES = ["pending", "delivered", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why no answer came to an attempt. */
export const ATTEMPT_ERRORS = [
  /** The URL, or an address that its host name has, is one that we do not call. */
  "address_refused",
  /** The host name has no address. */
  "name_unknown",
  "connection_failed",
  /** The certificate is not valid for the host. */
  "certificate_refused",
  "timed_out",
] as const;
export type AttemptError = (typeof ATTEMPT_ERRORS)[number];

/** What came of one attempt: the HTTP status, or why none came. */
export type AttemptOutcome = { status: number; error: null } | { status: null; error: AttemptError };

/** The endpoint says that it will never take anything again (Standard Webhooks). */
export const GONE = 410;

/** Any 2xx; a redirect is not followed and not a success. */
export function isAccepted({ status }: AttemptOutcome): boolean {
  return status !== null && status >= 200 && status < 300;
}
