/** What an API key may be allowed to do. */
export const ALL_SCOPES = ["search", "book", "pay", "refund", "read"] as const;
export type Scope = (typeof ALL_SCOPES)[number];

/** `agent` sells; `admin` sells and manages its partner's keys and callbacks; `operator` is the back office of whoever runs the service. */
export const ROLES = ["agent", "admin", "operator"] as const;
export type Role = (typeof ROLES)[number];
