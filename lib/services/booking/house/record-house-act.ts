import { v7 as uuid } from "uuid";
import type { HouseActKind } from "@/lib/domain/booking/house-acts";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { seal } from "@/lib/services/ground/personal-data/keyring";
import type { BookingAddress } from "../record/booking-record";

export interface DoneForAgency extends BookingAddress {
  kind: HouseActKind;
  /** In the words of whoever does it; it may name a passenger. */
  reason: string;
  by: Doer;
  now: Date;
}

/** Writes what the house does for an agency, and why, for the agency's history and the audit log. @param tx the transaction of what is done */
export async function recordHouseAct(tx: Prisma.TransactionClient, { kind, reason, by, now, ...address }: DoneForAgency): Promise<void> {
  const id = uuid();
  const sealed = await seal("house_act.reason", id, reason);
  const { actor, requestId = null } = by;
  await tx.houseAct.create({ data: { ...address, id, kind, actor, requestId, reason: sealed, createdAt: now } });
  await recordAudit(tx, { action: "booking_handled_for_agency", by, ...address, detail: { kind, act: id }, now });
}
