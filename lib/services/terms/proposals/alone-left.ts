import { z } from "zod";
import { db } from "@/lib/db";
import type { Currency } from "@/lib/domain/money";
import type { ProposalKind } from "@/lib/domain/proposals/proposal";
import { Prisma } from "@/lib/generated/prisma/client";
import { aloneLimit, carriedOutAlone } from "./alone-limit";

interface Asked {
  kind: ProposalKind;
  /** The live partner. */
  partnerId: string;
  currency: Currency;
  /** Who would carry it out. */
  actor: string;
  now: Date;
}

const answer = z.tuple([z.object({ left: z.coerce.number() })]);

/** The rule of `carryOut`, told beforehand: how much of a kind somebody may still carry out alone for an agency, minor units. */
export async function aloneLeft({ kind, partnerId, currency, actor, now }: Asked): Promise<number> {
  const of = {
    ...{ kind: Prisma.sql`${kind}::proposal_kind`, currency: Prisma.sql`${currency}::currency` },
    partnerId: Prisma.sql`${partnerId}::uuid`,
  };
  const [{ left }] = answer.parse(await db().$queryRaw`select ${aloneLimit(of)} - ${carriedOutAlone(of, { actor, now })} as left`);
  return Math.max(0, left);
}
