import { createHash } from "node:crypto";
import { ERRORS } from "@/lib/contracts/errors";
import type { ProposedBankLines } from "@/lib/contracts/operator/money/bank";
import type { Proposal, ProposalRequest } from "@/lib/contracts/operator/proposals";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type Locale, t } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { propose } from "../proposals/propose";
import type { Teller } from "../proposals/teller";
import { lineState } from "./line-state";

interface Proposing {
  lineIds: readonly bigint[];
  mayApprove: boolean;
  locale: Locale;
  /** Tells the agency of each that is done. */
  tell?: Teller;
  by: Doer;
  now: Date;
}

/**
 * Makes top-ups of matched lines, each a proposal of its own by the rules of proposals. One that cannot be made keeps no other from it.
 */
export async function proposeLines({ lineIds, locale, ...act }: Proposing): Promise<ProposedBankLines> {
  const answer: ProposedBankLines = { done: 0, waiting: 0, refused: [] };
  for (const lineId of new Set(lineIds)) {
    try {
      const { state } = await proposeLine({ lineId, ...act });
      if (state === "done") answer.done += 1;
      else answer.waiting += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      answer.refused.push({ line: String(lineId), text: textOf(error, locale) });
    }
  }
  return answer;
}

type Line = Prisma.BankLineGetPayload<{ include: typeof WITH }>;
const WITH = { account: true, proposal: { select: { state: true, expiresAt: true } }, partner: { select: { code: true } } } as const;

/**
 * A top-up of one line. The line is used once by the statement itself: it takes the proposal only where it has the one that was looked at, and the agency.
 * @throws AppError path_not_found; validation (`line`) where it is not matched, or used; what `propose` throws
 */
export async function proposeLine({ lineId, ...act }: Omit<Proposing, "lineIds" | "locale"> & { lineId: bigint }): Promise<Proposal> {
  const line = await db().bankLine.findUnique({ where: { id: lineId }, include: WITH });
  if (!line) throw new AppError("path_not_found");
  const { partnerId, proposalId: seen } = line;
  if (lineState(line, act.now) !== "matched" || !line.partner || !partnerId) throw notFree();
  return propose({
    ...act,
    key: createHash("sha256").update(`bank line ${lineId} ${seen}`).digest("hex").slice(0, 32),
    asked: askedFor(line, line.partner.code),
    also: async (tx, proposalId) => {
      const taken = await tx.bankLine.updateMany({
        where: { id: lineId, partnerId, isAside: false, proposalId: seen },
        data: { proposalId },
      });
      if (taken.count === 0) throw notFree();
    },
  });
}

/** The bank's paper and day. A bank that gives no number of the paper is named by the line itself. */
function askedFor({ id, amountMinor, document, valueDate, purpose, account }: Line, partner: string): ProposalRequest {
  return {
    ...{ kind: "deposit", partner, currency: account.currency },
    amount: toMajor(Number(amountMinor)),
    document: (document || `${account.bank} ${id}`).slice(0, 64),
    value_date: valueDate.toISOString().slice(0, 10),
    reason: `${account.bank} ${account.account}: ${purpose || document}`.slice(0, 500),
  };
}

const NOT_FREE_TEXT = t(
  "This line is not matched, or was used meanwhile. Look at the list anew.",
  "Строка не сопоставлена или уже использована. Обновите список.",
  "Qator moslashtirilmagan yoki bu orada ishlatilgan. Roʻyxatni yangilang.",
);
const notFree = () => new AppError("validation", { fields: { line: [NOT_FREE_TEXT] } });

function textOf({ fields, kind }: AppError, locale: Locale): string {
  return (Object.values(fields ?? {}).flat()[0] ?? ERRORS[kind].text)[locale];
}
