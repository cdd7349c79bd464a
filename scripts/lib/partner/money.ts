import { z } from "zod";
import { db } from "@/lib/db";
import { CURRENCIES } from "@/lib/domain/money";
import { findPartnerByCode } from "@/lib/services/access/partners/find-partner-by-code";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { type Booked, depositMoney, readDepositMinor } from "@/lib/services/terms/ledger/post-ledger";
import { reverseDeposit } from "@/lib/services/terms/ledger/reverse-deposit";
import { changeTerms } from "@/lib/services/terms/partners/change-terms";
import { refuseClosed } from "@/lib/services/terms/partners/closing/refuse-closed";
import { grantCurrency } from "@/lib/services/terms/partners/grant-currency";
import { heldTerms } from "@/lib/services/terms/partners/partner-terms";
import { takeCurrencyBack } from "@/lib/services/terms/partners/take-currency-back";
import { WrongUsage } from "../commands/command-line";
import type { Told } from "../commands/told";
import { money, moved, toMarkupOf, toMinor, toMinorOf } from "./describe";
import { readWords } from "./read-words";
import { USAGES } from "./usage";

/** Fee, markup and credit in the partner's first currency. */
export function terms(args: readonly string[]) {
  const flags = { fee: "text", "markup-percent": "text", credit: "text" } as const;
  const read = readWords("terms", args, { words: ["CODE"], flags });
  const [partnerCode = ""] = read.words;
  const wanted = {
    serviceFeeMinor: toMinorOf(read.flags.fee, USAGES.terms),
    recommendedMarkupBp: toMarkupOf(read.flags["markup-percent"], USAGES.terms),
    creditLimitMinor: toMinorOf(read.flags.credit, USAGES.terms),
  };
  if (Object.values(wanted).every((value) => value === undefined)) throw new WrongUsage(`name what changes\n${USAGES.terms}`);
  return async (): Promise<Told> => {
    const { currency, before, after } = await changeTerms({ partnerCode, ...wanted });
    const parts = [
      moved("fee", money(before.serviceFeeMinor), money(after.serviceFeeMinor)),
      moved("markup, %", money(before.recommendedMarkupBp), money(after.recommendedMarkupBp)),
      moved("credit", money(before.creditLimitMinor), money(after.creditLimitMinor)),
    ];
    const text = `${partnerCode}, ${currency}: ${parts.join("; ")}. Bookings keep their price; offers of before are priced anew when they are checked.`;
    return { text, data: { code: partnerCode, currency, before, after } };
  };
}

/** A further currency, other terms of one, or one taken back. */
export function currency(args: readonly string[]) {
  const flags = { fee: "text", credit: "text", "take-back": "switch" } as const;
  const read = readWords("currency", args, { words: ["CODE", "CURRENCY"], flags });
  const [partnerCode = "", name = ""] = read.words;
  const serviceFeeMinor = toMinorOf(read.flags.fee, USAGES.currency);
  const creditLimitMinor = toMinorOf(read.flags.credit, USAGES.currency);
  if (read.flags["take-back"]) {
    if (serviceFeeMinor !== undefined || creditLimitMinor !== undefined)
      throw new WrongUsage(`--take-back goes without --fee and --credit\n${USAGES.currency}`);
    return async (): Promise<Told> => {
      const had = await takeCurrencyBack({ partnerCode, currency: name });
      const terms = `--fee ${money(had.serviceFeeMinor)} --credit ${money(had.creditLimitMinor)}`;
      const text = `${partnerCode} may not pay in ${name} any more. Back: npx parvoz partner currency ${partnerCode} ${name} ${terms}`;
      return { text, data: { code: partnerCode, currency: name, before: had, after: null } };
    };
  }
  return async (): Promise<Told> => {
    const { before, after } = await grantCurrency({ partnerCode, currency: name, serviceFeeMinor, creditLimitMinor });
    const [fee, credit] = [money(after.serviceFeeMinor), money(after.creditLimitMinor)];
    const data = { code: partnerCode, currency: name, before, after };
    if (before === null) {
      const text = `${partnerCode} may search and pay in ${name}: fee ${fee}, credit ${credit}. Next: npx parvoz partner deposit ${partnerCode} AMOUNT --currency ${name}`;
      return { text, data };
    }
    const told = [moved("fee", money(before.serviceFeeMinor), fee), moved("credit", money(before.creditLimitMinor), credit)];
    return { text: `${partnerCode}, ${name}: ${told.join("; ")}.`, data };
  };
}

/** Booked at once, or with --dry-run only told. */
export function deposit(args: readonly string[]) {
  const flags = { currency: "text", memo: "text", "dry-run": "switch" } as const;
  const read = readWords("deposit", args, { words: ["CODE", "AMOUNT"], flags });
  const [code = "", amount = ""] = read.words;
  const amountMinor = toMinor(amount, USAGES.deposit);
  if (amountMinor === 0) throw new WrongUsage(`nothing to book: 0\n${USAGES.deposit}`);
  return async (): Promise<Told> => {
    const wanted = z.object({ currency: z.enum(CURRENCIES).optional() }).parse({ currency: read.flags.currency });
    const { id: partnerId } = await findPartnerByCode(code);
    const held = await heldTerms(partnerId, wanted.currency);
    if (read.flags["dry-run"]) {
      await refuseClosed(db(), partnerId);
      const beforeMinor = await readDepositMinor({ partnerId, currency: held.currency });
      const booked = { currency: held.currency, amountMinor, beforeMinor, afterMinor: beforeMinor + amountMinor };
      return { text: `Nothing was booked. Would be: ${describeBooked(code, booked)}`, data: { code, transaction: null, ...booked } };
    }
    const memo = read.flags.memo ?? "Deposit";
    const booked = await depositMoney({ partnerId, currency: held.currency, amountMinor, memo, by: COMMAND });
    if (!booked) throw new Error("nothing was booked");
    const text = `Booked: ${describeBooked(code, booked)} Back: npx parvoz partner reverse-deposit ${booked.transaction}`;
    return { text, data: { code, ...booked } };
  };
}

export function reverse(args: readonly string[]) {
  const [transaction = ""] = readWords("reverse-deposit", args, { words: ["TRANSACTION"] }).words;
  return async (): Promise<Told> => {
    const booked = await reverseDeposit({ transaction, by: COMMAND });
    return {
      text: `Reversed: ${describeBooked("deposit", booked)} Both stay on the statement.`,
      data: { reversed: transaction, ...booked },
    };
  };
}

function describeBooked(whose: string, { currency: name, amountMinor, beforeMinor, afterMinor }: Omit<Booked, "transaction">): string {
  return `${whose} ${money(amountMinor)} ${name}, ${moved("balance", money(beforeMinor), money(afterMinor))} ${name}.`;
}
