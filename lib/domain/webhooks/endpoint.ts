/** How a partner's address is called: after the Standard Webhooks specification, or as the live interface calls back (X-Auth). */
export const ENDPOINT_KINDS = ["webhook", "status_callback"] as const;
export type EndpointKind = (typeof ENDPOINT_KINDS)[number];

/** Why an endpoint is off: its partner switched it off, or it answered 410. */
export const DISABLED_REASONS = ["partner", "gone"] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** Addresses of one partner in one mode. */
export const MAX_ENDPOINTS = 10;
