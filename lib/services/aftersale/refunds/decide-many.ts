import type { z } from "zod";
import type { refundDecisions } from "@/lib/contracts/operator/refund-decisions";
import { AppError, type ErrorName } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import type { Act } from "@/lib/services/ground/audit/act";
import { refusalOf } from "../refusal-of";
import { decideRefundRequest } from "./decide-refund-request";
import { readRefundRequest } from "./read-refund-requests";

interface DecideMany extends Act, z.output<typeof refundDecisions> {
  locale: Locale;
}

/**
 * Settles many requests by their fare rules, or rejects them, each in a transaction of its own: what is refused of one stops none of the others. One of
 * which the rules give back something else by now than was shown is left as it is, and one that is above what one person may give back waits for a
 * second one.
 * @returns in the order of the requests; `refusal` is null where it was decided
 */
export async function decideMany({
  decision,
  requests,
  note,
  locale,
  ...act
}: DecideMany): Promise<{ id: string; refusal: ErrorName | null }[]> {
  const results: { id: string; refusal: ErrorName | null }[] = [];
  for (const { id, back } of requests) {
    const decide = async () => {
      const asked = { ...act, refundRequestId: id, locale };
      if (decision === "reject") return decideRefundRequest({ ...asked, decision: { decision, note } });
      const { by_rules: rules } = await readRefundRequest({ requestId: id, locale, now: act.now });
      if (!rules) throw new AppError("refund_request_decided");
      if (rules.total !== back) throw new AppError("refund_moved");
      const amounts = { fare: rules.fare, taxes: rules.taxes, fee: rules.fee };
      const { waits } = await decideRefundRequest({ ...asked, decision: { decision, ...amounts, note } });
      if (waits) throw new AppError("refund_waits");
    };
    results.push({ id, refusal: await refusalOf("a refund request could not be decided", decide) });
  }
  return results;
}
