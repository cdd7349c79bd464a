import { z } from "zod";
import { HOUSE_ROLES } from "@/lib/domain/house/rights";
import { LOCALES } from "@/lib/domain/localized";
import { accountAddress } from "../shared";

/** People of the house. What opens an account or its rights asks for the administrator's own password again. */

const password = z.string().min(1).max(1000);
const roles = z
  .array(z.enum(HOUSE_ROLES))
  .min(1, "role")
  .max(HOUSE_ROLES.length)
  .transform((chosen) => HOUSE_ROLES.filter((role) => chosen.includes(role)));

const colleague = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(HOUSE_ROLES)),
  is_blocked: z.boolean(),
  /** Whether they have to set one up before anything else. */
  lacks_second_factor: z.boolean(),
  /** When they signed in last, as far as it is kept, ISO 8601, UTC; null where they have not. */
  last_sign_in: z.string().nullable(),
  /** Whoever asks. */
  is_you: z.boolean(),
});
export type Colleague = z.infer<typeof colleague>;

const openColleagueInvitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  roles: z.array(z.enum(HOUSE_ROLES)),
  /** Until when its link works: ISO 8601, UTC. */
  until: z.string(),
  is_expired: z.boolean(),
});
export type OpenColleagueInvitation = z.infer<typeof openColleagueInvitation>;

/** Answer of GET /api/operator/colleagues, and of every change of them. */
export const colleagues = z.strictObject({ items: z.array(colleague), invitations: z.array(openColleagueInvitation) });
export type Colleagues = z.infer<typeof colleagues>;

/** Body of POST /api/operator/colleagues/{id}/roles. */
export const houseRolesRequest = z.object({ roles, password });

/** Body of POST /api/operator/colleagues/{id}/block, /unblock and /code. */
export const colleagueRequest = z.object({ password });

/** Body of POST /api/operator/colleagues/invitations. */
export const inviteColleague = z.object({
  email: accountAddress,
  roles,
  /** Of the account. */
  locale: z.enum(LOCALES),
  password,
});
export type InviteColleague = z.infer<typeof inviteColleague>;

/** Its answer, the only time that it can be read: what stands behind `#` of the invitation's page, and until when it works. */
export const colleagueInvitation = z.strictObject({ token: z.string(), expires: z.string() });
export type ColleagueInvitation = z.infer<typeof colleagueInvitation>;

/** Answer of POST /api/operator/colleagues/{id}/code, the only time that it can be read. */
export const colleagueCode = z.strictObject({ code: z.string() });
export type ColleagueCode = z.infer<typeof colleagueCode>;
