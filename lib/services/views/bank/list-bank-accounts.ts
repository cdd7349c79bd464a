import { z } from "zod";
import type { BankAccounts } from "@/lib/contracts/operator/money/bank";
import { db } from "@/lib/db";
import { BANK_FORMATS, MAPPED_COLUMNS } from "@/lib/domain/bank/bank-line";

const kept = z.object({ format: z.enum(BANK_FORMATS), mapping: z.partialRecord(z.enum(MAPPED_COLUMNS), z.string()) });

/** The house's accounts at banks, with how far their statements go. */
export async function listBankAccounts(): Promise<BankAccounts> {
  const [accounts, lines] = await Promise.all([
    db().bankAccount.findMany({ orderBy: { number: "asc" } }),
    db().bankLine.groupBy({ by: ["accountNumber"], _max: { bookedOn: true }, _count: true }),
  ]);
  return {
    items: accounts.map(({ number, bank, account, currency, ...row }) => {
      const of = lines.find(({ accountNumber }) => accountNumber === number);
      const last_day = of?._max.bookedOn?.toISOString().slice(0, 10) ?? null;
      return { number, bank, account, currency, ...kept.parse(row), last_day, lines: of?._count ?? 0 };
    }),
  };
}
