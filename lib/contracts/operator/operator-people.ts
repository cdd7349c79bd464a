import { z } from "zod";
import { pageNumber, pageOf } from "../paging";
import { TEAM_ROLES } from "../scopes";

const email = z.string().trim().min(1).max(254);

/** Body of POST /api/operator/people/find: an address of mail is a name, and addresses of requests are logged. */
export const personRequest = z.object({ email });
export type PersonRequest = z.infer<typeof personRequest>;

/** Body of POST /api/operator/people/reset-link and …/reset-second-factor. */
export const helpRequest = z.object({
  email,
  /** Of whoever helps. */
  password: z.string().min(1).max(1000),
});
export type HelpRequest = z.infer<typeof helpRequest>;

/** Answer of POST /api/operator/people/find and …/reset-second-factor: an agent or administrator of a partner. */
export const foundPerson = z.strictObject({
  email: z.string(),
  name: z.string(),
  role: z.enum(TEAM_ROLES),
  partner: z.strictObject({ code: z.string(), name: z.string() }),
  has_second_factor: z.boolean(),
});
export type FoundPerson = z.infer<typeof foundPerson>;

/** Query of GET /api/operator/people. */
export const agencyPeopleQuery = z.object({ page: pageNumber });

const listedPerson = z.strictObject({
  email: z.string(),
  name: z.string(),
  role: z.enum(TEAM_ROLES),
  agency: z.strictObject({ code: z.string(), name: z.string() }),
  is_blocked: z.boolean(),
  /** ISO 8601, UTC; null where nobody knows of any. */
  last_sign_in: z.string().nullable(),
});
export type ListedPerson = z.infer<typeof listedPerson>;

/** Answer of GET /api/operator/people: who works for any agency, by agency. */
export const agencyPeoplePage = pageOf(listedPerson);
export type AgencyPeoplePage = z.infer<typeof agencyPeoplePage>;

/** Answer of POST /api/operator/people/reset-link, the only time that the token can be read. */
export const resetLink = z.strictObject({
  token: z.string(),
  /** ISO 8601, UTC. */
  expires: z.string(),
});
export type ResetLink = z.infer<typeof resetLink>;

/** Body of POST /api/operator/erasures. */
export const erasureRequest = z.object({
  /** In any spelling. */
  booking_number: z.string().trim().min(1).max(20),
});
export type ErasureRequest = z.infer<typeof erasureRequest>;

/** Its answer. */
export const erasure = z.strictObject({
  /** False where they had been erased before. */
  is_new: z.boolean(),
});
export type Erasure = z.infer<typeof erasure>;
