import { db } from "@/lib/db";
import { refuseClosed } from "../partners/closing/refuse-closed";
import type { Payload } from "./payload";
import type { Plan } from "./plan";
import { planClosing, planOpening } from "./plans/plan-closing";
import { planCredit } from "./plans/plan-credit";
import { planDeposit } from "./plans/plan-deposit";
import { planMarkup } from "./plans/plan-markup";
import { planReversal } from "./plans/plan-reversal";
import { planStanding } from "./plans/plan-standing";
import { planTerms } from "./plans/plan-terms";

/**
 * What a payload comes to now.
 * @throws AppError validation, currency_not_held, agency_closed where it cannot be done
 */
export async function planPayload(payload: Payload, now: Date): Promise<Plan> {
  const plan = await planOf(payload, now);
  return GIVING.some((kind) => kind === payload.kind) ? ofOpenAgency(plan) : plan;
}

/** Kinds that give an agency something to go on with. */
const GIVING = ["deposit", "terms", "credit"] as const satisfies readonly Payload["kind"][];

async function ofOpenAgency(plan: Plan): Promise<Plan> {
  await refuseClosed(db(), plan.partnerId);
  return {
    ...plan,
    carryOut: async (tx, act) => {
      await refuseClosed(tx, plan.partnerId);
      await plan.carryOut(tx, act);
    },
  };
}

async function planOf(payload: Payload, now: Date): Promise<Plan> {
  if (payload.kind === "deposit") return planDeposit(payload);
  if (payload.kind === "reversal") return planReversal(payload);
  if (payload.kind === "terms") return planTerms(payload);
  if (payload.kind === "credit") return planCredit(payload);
  if (payload.kind === "close") return planClosing(payload, now);
  if (payload.kind === "open_closed") return planOpening(payload);
  if (payload.kind === "markup") return planMarkup(payload, now);
  return planStanding(payload);
}
