import { TEST_AIRLINE } from "@/lib/domain/mode";
import { USUAL_OFFSETS } from "@/lib/domain/passenger-lists/ways";
import type { Prisma } from "@/lib/generated/prisma/client";

/** As ways name who declares the demonstration's. */
const DEMONSTRATION = "demonstration";

/** Puts invented ways in force for carriers of the demonstration that have none: nobody gets their lists. */
export async function inventWays(tx: Prisma.TransactionClient, carriers: readonly string[], now: Date): Promise<void> {
  const known = await tx.passengerListWay.findMany({
    where: { carrier: { in: [...carriers] }, endedAt: null, confirmedAt: { not: null } },
    select: { carrier: true },
  });
  const has = new Set(known.map(({ carrier }) => carrier));
  const data = [...new Set(carriers)]
    .filter((carrier) => !has.has(carrier))
    .map((carrier) => ({
      ...{ carrier, way: "invented", reason: "the demonstration's", declaredBy: DEMONSTRATION, declaredAt: now, confirmedAt: now },
      offsets: [...USUAL_OFFSETS],
    }));
  await tx.passengerListWay.createMany({ data });
}

/** Ends the demonstration's ways: none of them tells a real carrier anything. */
export async function endInventedWays(tx: Prisma.TransactionClient, now: Date): Promise<void> {
  await tx.passengerListWay.updateMany({
    where: { way: "invented", endedAt: null, carrier: { not: TEST_AIRLINE } },
    data: { endedAt: now, endedBy: DEMONSTRATION },
  });
}
