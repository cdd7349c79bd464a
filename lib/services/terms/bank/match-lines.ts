import { type Contract, contractFinder } from "@/lib/domain/bank/named-contract";
import type { Prisma } from "@/lib/generated/prisma/client";
import { type TopUp, topUpsOf } from "./top-ups-of";

/** So many unknown lines are looked at together, the newest first. */
const MOST_LINES = 5_000;

type Line = Prisma.BankLineGetPayload<{ include: { account: { select: { currency: true } } } }>;

/** What is found of a line, as the columns are called. */
interface Found {
  partner_id: string | null;
  proposal_id: string | null;
  /** Contracts of several agencies are named in it. */
  is_ambiguous: boolean;
}

/**
 * Looks for the agency of every line that nobody knows: by the one contract that its text names, and by its document, where a top-up by exactly that paper and amount
 * was proposed by hand. Then it is that top-up's, and makes no other. The statements are as many for a whole file as for a line.
 * @returns for how many an agency was found
 */
export async function matchLines(tx: Prisma.TransactionClient, now: Date): Promise<number> {
  const lines = await tx.bankLine.findMany({
    where: { partnerId: null, isAside: false },
    include: { account: { select: { currency: true } } },
    orderBy: [{ bookedOn: "desc" }, { id: "desc" }],
    take: MOST_LINES,
  });
  const namedIn = contractFinder(await contractsOf(tx));
  const topUps = await topUpsOf(tx, { documents: lines.map(({ document }) => document), now });
  const taken = new Set<string>();
  const found = lines.flatMap((line) => {
    const free = topUps.by(paperOf(line)).filter(({ id }) => !taken.has(id));
    const owner = ownerOf(line, namedIn(`${line.purpose} ${line.party}`), free);
    if (owner?.proposal_id) taken.add(owner.proposal_id);
    return owner ? [{ id: String(line.id), ...owner }] : [];
  });
  return found.length === 0 ? 0 : write(tx, found);
}

async function contractsOf(tx: Prisma.TransactionClient): Promise<Contract[]> {
  const rows = await tx.legalDetails.findMany({
    where: { contractNumber: { not: null }, partner: { testOf: null, isHouse: false } },
    select: { partnerId: true, contractNumber: true },
  });
  return rows.flatMap(({ partnerId, contractNumber }) => (contractNumber === null ? [] : [{ partnerId, number: contractNumber }]));
}

function paperOf({ document, amountMinor, account, valueDate, bookedOn }: Line) {
  return { document, amountMinor, currency: account.currency, days: [valueDate, bookedOn] };
}

/** @returns null where nothing is new */
function ownerOf(line: Line, named: readonly string[], papers: readonly TopUp[]): Found | null {
  const own = papers.filter(({ partnerId }) => named.length === 0 || named.includes(partnerId));
  const [paper] = own;
  if (paper && own.length === 1) return { partner_id: paper.partnerId, proposal_id: paper.id, is_ambiguous: false };
  const [partnerId] = named;
  if (partnerId !== undefined && named.length === 1) return { partner_id: partnerId, proposal_id: null, is_ambiguous: false };
  return named.length > 1 && !line.isAmbiguous ? { partner_id: null, proposal_id: null, is_ambiguous: true } : null;
}

/** Writes it to those lines that nobody has settled meanwhile. */
async function write(tx: Prisma.TransactionClient, found: readonly (Found & { id: string })[]): Promise<number> {
  const [written] = await tx.$queryRaw<[{ matched: number }]>`
    with written as (
      update bank_line l
         set partner_id = f.partner_id, proposal_id = coalesce(f.proposal_id, l.proposal_id), is_ambiguous = f.is_ambiguous
        from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) f(id bigint, partner_id uuid, proposal_id uuid, is_ambiguous boolean)
       where l.id = f.id and l.partner_id is null and not l.is_aside
   returning l.partner_id)
    select count(partner_id)::integer as matched from written`;
  return written.matched;
}
