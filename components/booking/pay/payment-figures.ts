import type { Balance } from "@/lib/contracts/interface/accounts";

/** What a payment does to a deposit, major units. */
export interface PaymentFigures {
  /** Left of the deposit after it. */
  depositAfter: number;
  /** What the credit has to add. */
  fromCredit: number;
  /** What deposit and credit together do not cover; 0 where they do. */
  missing: number;
}

/** A payment takes the deposit first, then the credit (interface-facts, path 12). */
export function paymentFigures({ deposit, credit }: Balance, amount: number): PaymentFigures {
  const fromDeposit = Math.min(Math.max(0, deposit), amount);
  const rest = cents(amount - fromDeposit);
  return { depositAfter: cents(deposit - fromDeposit), fromCredit: Math.min(rest, credit), missing: cents(Math.max(0, rest - credit)) };
}

/** Sums and differences of decimals, without the crumbs of binary fractions. */
export function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
