import type { SettleBankLine, SettledBankLine } from "@/lib/contracts/operator/money/bank";
import { db } from "@/lib/db";
import type { BankLineState } from "@/lib/domain/bank/bank-line";
import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Prisma } from "@/lib/generated/prisma/client";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { reversalIdOf } from "../ledger/reverse-deposit";
import { lineState } from "./line-state";

interface Settling {
  lineId: bigint;
  asked: SettleBankLine;
  by: Doer;
  now: Date;
}

/**
 * Says by hand whose line it is, that it is no top-up, or that either was wrong. A line whose top-up waits or is on the deposit stays as it is, until that was taken
 * back or reversed.
 * @throws AppError path_not_found; validation (`line`, `partner`)
 */
export async function settleLine({ lineId, asked, by, now }: Settling): Promise<SettledBankLine> {
  const partnerId = asked.act === "match" ? (await findLivePartner(asked.partner)).id : null;
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from bank_line where id = ${lineId} for update`;
    const line = await tx.bankLine.findUnique({ where: { id: lineId }, include: { proposal: true, account: true } });
    if (!line) throw new AppError("path_not_found");
    if (line.amountMinor < 0n) throw refuse(WENT_OUT);
    const before = lineState(line, now);
    if (await isHeld(tx, before, line.proposalId)) throw refuse(USED);
    const set = { partnerId, isAside: asked.act === "aside", isAmbiguous: false, proposalId: null };
    await tx.bankLine.update({ where: { id: lineId }, data: { ...set, reason: asked.reason, settledBy: by.actor, settledAt: now } });
    const state = lineState({ ...set, proposal: null }, now);
    const detail = {
      ...{ source: `${line.account.bank}, ${line.bookedOn.toISOString().slice(0, 10)}, ${line.document}`, kind: asked.act },
      ...{ amount_minor: Number(line.amountMinor), currency: line.account.currency, before_state: before, state, reason: asked.reason },
    };
    await recordAudit(tx, { action: "bank_line_settled", by, detail, now });
    return { state };
  });
}

/** Whether a top-up holds it: one that waits, or that is on the deposit and was not reversed. */
async function isHeld(tx: Prisma.TransactionClient, state: BankLineState, proposalId: string | null): Promise<boolean> {
  if (state === "waiting") return true;
  if (state !== "posted" || proposalId === null) return false;
  return (await tx.ledgerTransaction.count({ where: { id: reversalIdOf(proposalId) } })) === 0;
}

const refuse = (text: LocalizedText) => new AppError("validation", { fields: { line: [text] } });

const USED = t(
  "This line’s top-up waits or is on the deposit. Take the proposal back, or reverse the top-up, first.",
  "Пополнение по этой строке ждёт решения или уже на депозите. Сначала отзовите предложение или сторнируйте пополнение.",
  "Bu qator boʻyicha toʻldirish kutmoqda yoki depozitda. Avval taklifni qaytarib oling yoki toʻldirishni storno qiling.",
);
const WENT_OUT = t(
  "This money went out: it is no top-up.",
  "Эти деньги ушли со счёта: это не пополнение.",
  "Bu pul hisobdan chiqqan: bu toʻldirish emas.",
);
