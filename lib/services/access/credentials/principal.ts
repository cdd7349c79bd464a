import { z } from "zod";
import { ROLES, type Role, type Scope, scopesOf } from "@/lib/contracts/scopes";
import { HOUSE_ROLES, type HouseRole } from "@/lib/domain/house/rights";
import { modeOf } from "@/lib/domain/mode";
import { CURRENCIES } from "@/lib/domain/money";
import type { Prisma } from "@/lib/generated/prisma/client";
import { openStaffIfKnown } from "@/lib/services/ground/personal-data/staff";
import { isShut } from "../partners/open-partners";
import type { PartnerContext } from "../partners/partner-context";

/** State of a person's second factor: it is set; or it is missing, and must be set (`due`) or need not be (`none`). */
export type SecondFactorState = "set" | "due" | "none";

/** The caller: a partner's program, by token or key, or one of its people, by the portal's session. */
export interface Principal {
  /** The person, or who made the key. */
  userId: string;
  name: string;
  email: string;
  role: Role;
  /** What they are in the back office; nothing for everybody else. */
  houseRoles: readonly HouseRole[];
  partnerName: string;
  partner: PartnerContext;
  /** The house has stopped the agency from selling anew: it looks after what it has sold. */
  isSalesStopped: boolean;
  /** What the credential may do; tokens and sessions may do all that the person may. */
  scopes: readonly Scope[];
  /** The caller as booking events name it: `partner:<user id>` or `key:<key id>`. */
  actor: string;
  /** What rate limits are counted by. */
  credential: string;
  /** The person's session of the portal; null for programs. A person whose second factor is due may do nothing but set it up. */
  session: { id: string; secondFactor: SecondFactorState } | null;
}

export const partnerSelect = {
  id: true,
  name: true,
  currency: true,
  serviceFeeMinor: true,
  recommendedMarkupBp: true,
  testOf: true,
  rateLimits: true,
} satisfies Prisma.PartnerSelect;

/** A person and their partner as one flat row of SQL. */
export const principalRow = z.object({
  userId: z.uuid(),
  sealedPerson: z.string(),
  role: z.enum(ROLES),
  houseRoles: z.array(z.enum(HOUSE_ROLES)),
  disabledAt: z.date().nullable(),
  partnerId: z.uuid(),
  partnerName: z.string(),
  currency: z.enum(CURRENCIES),
  serviceFeeMinor: z.bigint(),
  recommendedMarkupBp: z.int(),
  testOf: z.uuid().nullable(),
  isDemo: z.boolean(),
  isSuspended: z.boolean(),
  isSalesStopped: z.boolean(),
  rateLimits: z.json(),
  furtherTerms: z.array(z.object({ currency: z.enum(CURRENCIES), serviceFeeMinor: z.int() })),
});

type PartnerRow = Prisma.PartnerGetPayload<{ select: typeof partnerSelect }> & Pick<PartnerContext, "furtherTerms">;
type PrincipalRow = z.infer<typeof principalRow>;

export function toPartnerContext(partner: PartnerRow): PartnerContext {
  return {
    id: partner.id,
    mode: modeOf(partner),
    currency: partner.currency,
    serviceFeeMinor: Number(partner.serviceFeeMinor),
    furtherTerms: partner.furtherTerms,
    recommendedMarkupBp: partner.recommendedMarkupBp,
    rateLimits: partner.rateLimits,
  };
}

/** The person themselves, by password, token or session. @returns null where the account or its partner is closed */
export async function toPrincipal(row: PrincipalRow): Promise<Principal | null> {
  const { userId, role, houseRoles, disabledAt, partnerId, partnerName } = row;
  if (disabledAt || isShut(row)) return null;
  return {
    userId,
    ...(await openStaffIfKnown({ ...row, id: userId })),
    role,
    houseRoles: role === "operator" ? houseRoles : [],
    partnerName,
    isSalesStopped: row.isSalesStopped,
    partner: toPartnerContext({ ...row, id: partnerId, name: partnerName }),
    scopes: scopesOf(role),
    actor: `partner:${userId}`,
    credential: `user:${userId}`,
    session: null,
  };
}
