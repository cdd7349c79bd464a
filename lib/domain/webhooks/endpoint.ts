/** How a partner's address is called: after the Standard Webhooks specification, or as the live interface calls back (X-Auth). */
export const ENDPOINT_KINDS = ["webhook", "status_callback"] as const;
export type EndpointKind = (typeof ENDPOINT_KINDS)[number];

/** Why an endpoint is off: its partner switched it off, or it answered 410. */
export const DISABLED_REASONS = ["partner", "gone"] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** Addresses of one partner in one mode. */
export const MAX_ENDPOINTS = 10;

/** A secret that a program of the live interface has already: 8 to 200 visible ASCII characters. */
export const OWN_SECRET = /^[\x21-\x7e]{8,200}$/;
