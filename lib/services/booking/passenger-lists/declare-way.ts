import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { DeclaredWay } from "@/lib/domain/passenger-lists/ways";
import { airlineByCode } from "@/lib/reference/airlines";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { describeWay, type KeptWay } from "./list-way";

interface DeclareWay {
  /** IATA designator. */
  carrier: string;
  way: DeclaredWay;
  /** Where lists are mailed to, one address at least for `mail`; empty otherwise. */
  addresses: readonly string[];
  /** Hours before departure. */
  offsets: readonly number[];
  reason: string;
  by: Doer;
  now: Date;
}

/**
 * Declares how a carrier gets its passengers. It counts once somebody else has confirmed it; what is in force counts until then, and what waited is ended.
 * @throws AppError list_carrier_unknown
 */
export async function declareWay({ carrier, way, addresses, offsets, reason, by, now }: DeclareWay): Promise<KeptWay> {
  if (!airlineByCode(carrier)) throw new AppError("list_carrier_unknown", { data: { carrier } });
  return db().$transaction(async (tx) => {
    await tx.passengerListWay.updateMany({
      where: { carrier, confirmedAt: null, endedAt: null },
      data: { endedAt: now, endedBy: by.actor },
    });
    const kept = await tx.passengerListWay.create({
      data: {
        ...{ carrier, way, reason, declaredBy: by.actor, declaredAt: now },
        addresses: way === "mail" ? [...addresses] : [],
        offsets: [...new Set(offsets)].sort((one, other) => other - one),
      },
    });
    await recordAudit(tx, { action: "passenger_list_way_declared", by, now, detail: { source: describeWay(kept), reason } });
    return kept;
  });
}
