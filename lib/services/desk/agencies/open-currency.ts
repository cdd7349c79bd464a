import type { GrantCurrencyRequest } from "@/lib/contracts/operator/agencies";
import { fromMajor } from "@/lib/domain/money";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { grantCurrency } from "@/lib/services/terms/partners/grant-currency";

/**
 * Opens a further currency to an agency from the back office, or sets the fee of one that it has. Credit in it stays as it is, and is none in a new one: it
 * puts money of the house at stake, which one person may not decide alone.
 * @throws what grantCurrency throws
 */
export async function openCurrency({ code, asked, by }: { code: string; asked: GrantCurrencyRequest; by: Doer }): Promise<void> {
  const { currency, fee, reason } = asked;
  await grantCurrency({ partnerCode: code, currency, serviceFeeMinor: fromMajor(fee), by, reason });
}
