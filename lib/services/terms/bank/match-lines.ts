import { type Contract, namedContracts } from "@/lib/domain/bank/named-contract";
import type { Prisma } from "@/lib/generated/prisma/client";

/** So many unknown lines are looked at together, the newest first. */
const MOST_LINES = 5_000;

type Line = Prisma.BankLineGetPayload<{ include: { account: { select: { currency: true } } } }>;
type Found = Pick<Prisma.BankLineUncheckedUpdateInput, "partnerId" | "proposalId" | "isAmbiguous">;

/**
 * Looks for the agency of every line that nobody knows: by the one contract that its text names, and by its document, where a top-up by exactly that paper and amount
 * was proposed by hand. Then it is that top-up's, and makes no other.
 * @returns for how many an agency was found
 */
export async function matchLines(tx: Prisma.TransactionClient, now: Date): Promise<number> {
  const lines = await tx.bankLine.findMany({
    where: { partnerId: null, isAside: false },
    include: { account: { select: { currency: true } } },
    orderBy: [{ bookedOn: "desc" }, { id: "desc" }],
    take: MOST_LINES,
  });
  const contracts = await contractsOf(tx);
  let matched = 0;
  for (const line of lines) {
    const found = await findOwner(tx, { line, contracts, now });
    if (found === null) continue;
    const { count } = await tx.bankLine.updateMany({ where: { id: line.id, partnerId: null, isAside: false }, data: found });
    if (found.partnerId) matched += count;
  }
  return matched;
}

async function contractsOf(tx: Prisma.TransactionClient): Promise<Contract[]> {
  const rows = await tx.legalDetails.findMany({
    where: { contractNumber: { not: null }, partner: { testOf: null, isHouse: false } },
    select: { partnerId: true, contractNumber: true },
  });
  return rows.flatMap(({ partnerId, contractNumber }) => (contractNumber === null ? [] : [{ partnerId, number: contractNumber }]));
}

interface Asked {
  line: Line;
  contracts: readonly Contract[];
  now: Date;
}

/** What is found of a line; null where nothing is new. */
async function findOwner(tx: Prisma.TransactionClient, { line, contracts, now }: Asked): Promise<Found | null> {
  const named = namedContracts(`${line.purpose} ${line.party}`, contracts);
  const papers = await topUpsBy(tx, { line, now });
  const own = papers.filter(({ partnerId }) => named.length === 0 || named.includes(partnerId));
  const [paper] = own;
  if (paper && own.length === 1) return { partnerId: paper.partnerId, proposalId: paper.id, isAmbiguous: false };
  const [partnerId] = named;
  if (partnerId !== undefined && named.length === 1) return { partnerId, isAmbiguous: false };
  return named.length > 1 && !line.isAmbiguous ? { isAmbiguous: true } : null;
}

/** Top-ups that were proposed by exactly this paper and amount, and rest on no line yet. */
async function topUpsBy(tx: Prisma.TransactionClient, { line, now }: Pick<Asked, "line" | "now">) {
  if (line.document === "") return [];
  return tx.proposal.findMany({
    where: {
      kind: "deposit",
      documentNumber: line.document,
      amountMinor: line.amountMinor,
      currency: line.account.currency,
      valueDate: { in: [line.valueDate, line.bookedOn] },
      OR: [{ state: "done" }, { state: "open", expiresAt: { gt: now } }],
      bankLine: null,
    },
    select: { id: true, partnerId: true },
    take: 2,
  });
}
