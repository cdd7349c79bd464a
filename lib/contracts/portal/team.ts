import { z } from "zod";
import { LOCALES } from "@/lib/domain/localized";
import { TEAM_ROLES } from "../scopes";
import { accountAddress } from "../shared";

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

/** Somebody who was invited and has not come yet. */
export const openInvitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  role: z.enum(TEAM_ROLES),
  /** When the last letter was sent, and until when its link works: ISO 8601, UTC. */
  sent: z.string(),
  until: z.string(),
  is_expired: z.boolean(),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

/** Answer of GET /api/portal/team, and of every change of it. */
export const team = z.strictObject({
  items: z.array(teamPerson),
  invitations: z.array(openInvitation),
  /** Whether mails leave the house; else letters are read in the mailbox. */
  leaves: z.boolean(),
});
export type Team = z.infer<typeof team>;

/** Body of POST /api/portal/team/{id}/role. */
export const roleRequest = z.object({ role: z.enum(TEAM_ROLES) });

/** Body of POST /api/portal/team/invitations. */
export const inviteRequest = z.object({
  email: accountAddress,
  role: z.enum(TEAM_ROLES),
  /** Of the letter. */
  locale: z.enum(LOCALES),
});
export type InviteRequest = z.infer<typeof inviteRequest>;
