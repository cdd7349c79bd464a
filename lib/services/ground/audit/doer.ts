import type { Role } from "@/lib/contracts/scopes";

/**
 * Who does something, and by which request. Named as bookings' changes name them: `partner:<user id>`, `operator:<user id>`, `key:<key id>`,
 * `customer` (whoever holds the link of a status page), `command`, `stranger` (nobody has said who they are), or the part of the service.
 */
export interface Doer {
  actor: string;
  requestId?: string | null;
  /** Network address; a part of it is kept. */
  address?: string | null;
}

/** The service itself. */
export const SYSTEM: Doer = { actor: "system" };
/** Somebody with a shell on the server. */
export const COMMAND: Doer = { actor: "command" };

/** What of a signed-in person, or a program, names it. */
interface Named {
  userId: string;
  role: Role;
  actor: string;
}

export function actorOfPrincipal({ role, userId, actor }: Named): string {
  return role === "operator" ? `operator:${userId}` : actor;
}
