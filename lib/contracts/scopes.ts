/** What an API key may be allowed to do. */
export const ALL_SCOPES = ["search", "book", "pay", "refund", "read", "webhooks"] as const;
export type Scope = (typeof ALL_SCOPES)[number];

/** What only owners manage, in the portal as well. */
const ADMIN_SCOPES: readonly Scope[] = ["webhooks"];

/** What changes nothing. */
const READING_SCOPES: readonly Scope[] = ["search", "read"];

/**
 * `agent` sells; `admin`, who is called the owner, sells and manages its partner's people, keys and callbacks; `accountant` reads bookings and
 * money; `viewer` reads bookings; `operator` is the back office of whoever runs the service.
 */
export const ROLES = ["agent", "admin", "accountant", "viewer", "operator"] as const;
export type Role = (typeof ROLES)[number];

/** What an agency's people may be. */
export const TEAM_ROLES = ["admin", "agent", "accountant", "viewer"] as const satisfies readonly Role[];
export type TeamRole = (typeof TEAM_ROLES)[number];

/** Who sells and refunds. */
export const SELLERS: readonly Role[] = ["agent", "admin"];
/** Who reads the agency's money, and takes its figures away in files. */
export const BOOKKEEPERS: readonly Role[] = ["agent", "admin", "accountant"];
/** Who reads the agency's bookings. */
export const READERS: readonly Role[] = TEAM_ROLES;
/** Who runs the service; what each of them may do there stands in lib/domain/house/rights.ts. */
export const OPERATORS: readonly Role[] = ["operator"];

/** What a person may have a token or a session do. The back office sells nothing: of searching it has the lists of reference data alone. */
export function scopesOf(role: Role): readonly Scope[] {
  if (role === "accountant" || role === "viewer" || role === "operator") return READING_SCOPES;
  return role === "admin" ? ALL_SCOPES : ALL_SCOPES.filter((scope) => !ADMIN_SCOPES.includes(scope));
}

/**
 * What a page is for or offers to some people alone: to read bookings, to sell and refund, to read the agency's money and take its figures away, to
 * manage its people and settings.
 */
export type Act = "read" | "sell" | "readMoney" | "manage";

const MAY: Readonly<Record<Act, readonly Role[]>> = { read: READERS, sell: SELLERS, readMoney: BOOKKEEPERS, manage: ["admin"] };

/** Whether pages show what does this. */
export function may(role: Role, act: Act): boolean {
  return MAY[act].includes(role);
}
