import { z } from "zod";
import { ROLES } from "../scopes";

// What somebody does who was invited into an agency's team or the back office, before they have an account.

const token = z.string().min(1).max(100);

/** Body of POST /api/account/invitation/read. */
export const readInvitationRequest = z.object({ token });

/** Its answer; `agency` is the house for people of the back office. */
export const invitationShown = z.strictObject({ agency: z.string(), email: z.string(), role: z.enum(ROLES) });
export type InvitationShown = z.infer<typeof invitationShown>;

/** Body of POST /api/account/invitation. */
export const acceptInvitationRequest = z.object({
  token,
  /** As colleagues see it. */
  name: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .regex(/^\P{C}+$/u, "visible"),
  new_password: z.string().min(1).max(1000),
});
export type AcceptInvitation = z.infer<typeof acceptInvitationRequest>;

/** Its answer, with the one-time code that begins the second factor where one is obligatory. */
export const acceptedInvitation = z.strictObject({ email: z.string(), enrolment_code: z.string().nullable() });
export type AcceptedInvitation = z.infer<typeof acceptedInvitation>;
