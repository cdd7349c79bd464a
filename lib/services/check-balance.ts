import type { Balance } from "@/lib/contracts/accounts";
import { db } from "@/lib/db";
import { CURRENCIES, toMajor } from "@/lib/domain/money";
import { oneOf } from "@/lib/domain/one-of";

/** What a partner can still spend: what is left of its deposit, and then of its credit. Major units. */
export async function checkBalance({ partnerId }: { partnerId: string }): Promise<Balance> {
  const partner = await db().partner.findUniqueOrThrow({
    where: { id: partnerId },
    select: {
      currency: true,
      creditLimitMinor: true,
      accounts: { where: { kind: "deposit" }, select: { currency: true, balanceMinor: true } },
    },
  });
  const account = partner.accounts.find(({ currency }) => currency === partner.currency);
  const balance = Number(account?.balanceMinor ?? 0n);
  const used = Math.max(0, -balance);
  return {
    deposit: toMajor(Math.max(0, balance)),
    // A limit that was lowered below what is used leaves no credit, and no negative one either.
    credit: toMajor(Math.max(0, Number(partner.creditLimitMinor) - used)),
    currency: oneOf(CURRENCIES, partner.currency),
  };
}
