import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Prisma } from "@/lib/generated/prisma/client";
import { reversalIdOf } from "../ledger/reverse-deposit";
import type { Payload } from "./payload";

const THERE: LocalizedText = t(
  "This agency has a top-up by this document of this day already. Look among its postings and proposals; a wrong one is reversed first.",
  "У этого агентства уже есть пополнение по этому документу за этот день. Посмотрите его проводки и предложения; неверное сначала сторнируют.",
  "Bu agentlikda shu kungi shu hujjat boʻyicha toʻldirish allaqachon bor. Oʻtkazma va takliflarini koʻring; notoʻgʻrisi avval qaytariladi.",
);

/**
 * One payment is booked once, whoever of the house finds it in the bank: a paper of which a top-up is open, or was made and not taken back, makes no
 * other.
 * @param on a transaction in which the agency is locked, where it has to hold for what is written
 * @throws AppError validation (`document`)
 */
export async function refuseSamePaper(
  on: Pick<Prisma.TransactionClient, "proposal" | "ledgerTransaction">,
  payload: Payload,
  now: Date,
): Promise<void> {
  if (payload.kind !== "deposit") return;
  const same = await on.proposal.findMany({
    where: {
      kind: "deposit",
      partnerId: payload.partnerId,
      OR: [{ state: "done" }, { state: "open", expiresAt: { gt: now } }],
      documentNumber: payload.documentNumber,
      valueDate: new Date(payload.valueDate),
    },
    select: { id: true },
  });
  const takenBack = await on.ledgerTransaction.count({ where: { id: { in: same.map(({ id }) => reversalIdOf(id)) } } });
  if (same.length > takenBack) throw new AppError("validation", { fields: { document: [THERE] } });
}
