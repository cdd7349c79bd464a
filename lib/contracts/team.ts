import { z } from "zod";
import { TEAM_ROLES } from "./scopes";

/** Somebody of the agency, as its owners see them. */
export const teamPerson = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(TEAM_ROLES),
  is_suspended: z.boolean(),
  /** When they signed in last, as far as it is kept, ISO 8601, UTC; null where they have not. */
  last_sign_in: z.string().nullable(),
  /** Whoever asks. */
  is_you: z.boolean(),
});
export type TeamPerson = z.infer<typeof teamPerson>;

/** Answer of GET /api/portal/team, and of every change of it. */
export const team = z.strictObject({ items: z.array(teamPerson) });
export type Team = z.infer<typeof team>;

/** Body of POST /api/portal/team/{id}/role. */
export const roleRequest = z.object({ role: z.enum(TEAM_ROLES) });
