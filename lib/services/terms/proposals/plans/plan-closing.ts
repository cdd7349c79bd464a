import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { COUNT_FIELDS, type CountField, type PreviewChange } from "@/lib/domain/proposals/proposal";
import { expireEnded } from "@/lib/services/access/sessions/end-access";
import { closeAgencyIn, openClosedIn, refuseFinal } from "../../partners/closing/close-agency";
import { type Closing, readClosing } from "../../partners/closing/read-closing";
import type { PayloadOf } from "../payload";
import { PLAIN, type Plan } from "../plan";

/** What the house looks after from then on; everything else ends. */
const STAYS: CountField = "tickets";

/**
 * The closing of an agency for good, or of one that is closed, the paying back of what came on its deposits since.
 * @throws AppError closing_debt where it owes; closing_done where it is closed and nothing is left
 */
export async function planClosing({ partnerId, left }: PayloadOf<"close">, now: Date): Promise<Plan> {
  const closing = await readClosing(partnerId, now);
  if (closing.deposits.some(({ amountMinor }) => amountMinor < 0)) throw new AppError("closing_debt");
  if (closing.isClosed && closing.deposits.length === 0) throw new AppError("closing_done");
  return {
    ...PLAIN,
    partnerId,
    stake: null,
    changes: changesOf(closing),
    carryOut: (tx, act) => closeAgencyIn(tx, { partnerId, left, ...act }),
    settle: expireEnded,
  };
}

function changesOf({ deposits, credits, counts }: Closing): PreviewChange[] {
  const paidBack = deposits.map(({ currency, amountMinor }) => ({ field: "balance" as const, currency, before: amountMinor, after: 0 }));
  const ended = COUNT_FIELDS.filter((field) => counts[field] > 0).map((field) => {
    return { field, currency: null, before: counts[field], after: field === STAYS ? counts[field] : 0 };
  });
  const withdrawn = credits.map(({ currency, amountMinor }) => ({ field: "credit" as const, currency, before: amountMinor, after: 0 }));
  return [...paidBack, ...withdrawn, ...ended];
}

/**
 * The end of a closing by which, and after which, nothing was posted.
 * @throws AppError closing_none; closing_final
 */
export async function planOpening({ partnerId }: PayloadOf<"open_closed">): Promise<Plan> {
  await refuseFinal(db(), partnerId);
  return {
    ...PLAIN,
    partnerId,
    stake: null,
    changes: [],
    carryOut: (tx, { by, now }) => openClosedIn(tx, { partnerId, by, now }),
    settle: expireEnded,
  };
}
