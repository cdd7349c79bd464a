/** What an API key may be allowed to do. */
export const ALL_SCOPES = ["search", "book", "pay", "refund", "read", "webhooks"] as const;
export type Scope = (typeof ALL_SCOPES)[number];

/** What only administrators manage, in the portal as well. */
const ADMIN_SCOPES: readonly Scope[] = ["webhooks"];

/** `agent` sells; `admin` sells and manages its partner's keys and callbacks; `operator` is the back office of whoever runs the service. */
export const ROLES = ["agent", "admin", "operator"] as const;
export type Role = (typeof ROLES)[number];

/** What a person may have a token or a session do. */
export function scopesOf(role: Role): readonly Scope[] {
  return role === "admin" ? ALL_SCOPES : ALL_SCOPES.filter((scope) => !ADMIN_SCOPES.includes(scope));
}
