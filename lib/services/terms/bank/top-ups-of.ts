import { Prisma } from "@/lib/generated/prisma/client";
import { groupBy } from "@/lib/util/grouping";

/** A top-up that was proposed by hand. */
export interface TopUp {
  id: string;
  partnerId: string;
}

/** What a bank says of a payment. */
interface Paper {
  document: string;
  amountMinor: bigint;
  currency: string;
  /** Either may be the day of the paper. */
  days: readonly Date[];
}

interface Row extends TopUp {
  document: string;
  amountMinor: bigint;
  currency: string;
  day: string;
}

/** Top-ups that were proposed by one of these documents and rest on no line yet: those by exactly a paper, its amount and one of its days are asked for then. */
export async function topUpsOf(
  tx: Prisma.TransactionClient,
  { documents, now }: { documents: readonly string[]; now: Date },
): Promise<{ by: (paper: Paper) => readonly TopUp[] }> {
  const named = [...new Set(documents)].filter((document) => document !== "");
  const rows = named.length === 0 ? [] : await tx.$queryRaw<Row[]>(statement(named, now));
  const byPaper = groupBy(rows, keyOf);
  return {
    by: ({ days, ...paper }) => {
      const asked = new Set(days.map((day) => keyOf({ ...paper, day: day.toISOString().slice(0, 10) })));
      return [...asked].flatMap((key) => byPaper.get(key) ?? []);
    },
  };
}

const keyOf = ({ document, amountMinor, currency, day }: Omit<Row, keyof TopUp>) =>
  JSON.stringify([document, String(amountMinor), currency, day]);

/** The kind stands in it as a word, for the index is of those alone. */
function statement(documents: string[], now: Date): Prisma.Sql {
  return Prisma.sql`
    select p.id::text, p.partner_id::text as "partnerId", p.document_number as document, p.amount_minor as "amountMinor", p.currency::text,
           p.value_date::text as day
      from proposal p
     where p.kind = 'deposit' and p.document_number = any(${documents}) and p.value_date is not null
       and (p.state = 'done' or (p.state = 'open' and p.expires_at > ${now}))
       and not exists (select from bank_line l where l.proposal_id = p.id)
     order by p.id`;
}
