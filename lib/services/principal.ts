import { db } from "@/lib/db";
import { CURRENCIES, type Currency } from "@/lib/domain/money";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { PartnerContext } from "./partner-context";

/** Whoever acts: a person of a partner, by token or by the portal's session. */
export interface Principal {
  userId: string;
  name: string;
  email: string;
  partnerName: string;
  partner: PartnerContext;
}

export const principalSelect = {
  id: true,
  name: true,
  email: true,
  disabledAt: true,
  partner: { select: { id: true, name: true, currency: true, serviceFeeMinor: true, recommendedMarkupBp: true } },
} satisfies Prisma.UserSelect;

type UserRow = Prisma.UserGetPayload<{ select: typeof principalSelect }>;

/** @returns null where the account is closed */
export function toPrincipal(user: UserRow): Principal | null {
  if (user.disabledAt) return null;
  const { partner } = user;
  return {
    userId: user.id,
    name: user.name,
    email: user.email,
    partnerName: partner.name,
    partner: {
      id: partner.id,
      currency: currencyOf(partner.currency),
      serviceFeeMinor: Number(partner.serviceFeeMinor),
      recommendedMarkupBp: partner.recommendedMarkupBp,
    },
  };
}

/** The acting person of a portal session, or null where the account is gone or closed. */
export async function principalOfUser(userId: string): Promise<Principal | null> {
  const user = await db().user.findUnique({ where: { id: userId }, select: principalSelect });
  return user ? toPrincipal(user) : null;
}

function currencyOf(code: string): Currency {
  const known = CURRENCIES.find((currency) => currency === code);
  if (!known) throw new Error(`partner with unknown currency ${code}`);
  return known;
}
