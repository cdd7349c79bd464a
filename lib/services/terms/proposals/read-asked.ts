import type { ProposalRequest } from "@/lib/contracts/operator/proposals";
import { AppError } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import { fromMajor } from "@/lib/domain/money";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import { readAskedMarkup } from "../markups/read-asked-markup";
import { readClosing } from "../partners/closing/read-closing";
import type { Payload } from "./payload";

const NOTHING_NAMED = t(
  "Change at least one of fee, markup and credit.",
  "Измените хотя бы одно: сбор, наценку или кредит.",
  "Xizmat haqi, ustama yoki kreditdan kamida bittasini oʻzgartiring.",
);

/**
 * The payload of what somebody asks for.
 * @throws AppError validation for an unknown agency, or terms of which nothing is named
 */
export async function readAsked(asked: ProposalRequest, now: Date): Promise<Payload> {
  if (asked.kind === "reversal") return { kind: "reversal", transaction: asked.transaction };
  if (asked.kind === "markup") return readAskedMarkup(asked);
  const { id: partnerId } = await findLivePartner(asked.partner);
  if (asked.kind === "deposit") {
    const { currency, document, value_date } = asked;
    return { kind: "deposit", partnerId, currency, amountMinor: fromMajor(asked.amount), documentNumber: document, valueDate: value_date };
  }
  if (asked.kind === "terms") return { kind: "terms", partnerId, terms: termsOf(asked), from: asked.from ?? null };
  if (asked.kind === "credit") return { kind: "credit", partnerId, currency: asked.currency, creditLimitMinor: fromMajor(asked.credit) };
  if (asked.kind === "close") return { kind: "close", partnerId, left: (await readClosing(partnerId, now)).deposits };
  return { kind: asked.kind, partnerId };
}

function termsOf({ fee, markup_bp, credit }: Extract<ProposalRequest, { kind: "terms" }>) {
  if (fee === undefined && markup_bp === undefined && credit === undefined)
    throw new AppError("validation", { fields: { fee: [NOTHING_NAMED] } });
  return {
    ...(fee !== undefined && { serviceFeeMinor: fromMajor(fee) }),
    ...(markup_bp !== undefined && { recommendedMarkupBp: markup_bp }),
    ...(credit !== undefined && { creditLimitMinor: fromMajor(credit) }),
  };
}
