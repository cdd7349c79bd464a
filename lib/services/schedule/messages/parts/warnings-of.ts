import type { BadLine } from "@/lib/formats/imports/bad-line";
import type { ScheduleMessage } from "@/lib/formats/ssm/message";
import type { Prisma } from "@/lib/generated/prisma/client";
import { isKnownAircraft } from "@/lib/reference/aircraft";
import { withoutStock } from "@/lib/services/booking/ticket-stock/carriers-not-on-sale";

/**
 * What looks wrong in a message and is applied all the same, as with files: aircraft that nobody knows, and the first flights of an airline that has
 * no ticket stock. Of an airline that flies here already the import of its file has said so. To be asked before anything of the message is kept.
 */
export async function warningsOf(tx: Pick<Prisma.TransactionClient, "$queryRaw">, { actions }: ScheduleMessage): Promise<BadLine[]> {
  const unknown = new Map<string, BadLine>();
  for (const { line, aircraft } of actions.flatMap(({ equipment }) => equipment)) {
    if (isKnownAircraft(aircraft)) continue;
    unknown.set(`${line} ${aircraft}`, { line, field: "equipment", problem: "aircraft_unknown", value: aircraft, other: "" });
  }
  const [first] = actions;
  const isUnsold = first && !(await flies(tx, first.flight.carrier)) && (await withoutStock(tx, [first.flight.carrier])).length > 0;
  const stock: BadLine[] = isUnsold
    ? [{ line: first.flight.line, field: null, problem: "carrier_without_stock", value: first.flight.carrier, other: "" }]
    : [];
  return [...unknown.values(), ...stock];
}

async function flies(tx: Pick<Prisma.TransactionClient, "$queryRaw">, carrier: string): Promise<boolean> {
  const rows = await tx.$queryRaw<{ any: boolean }[]>`
    select exists (select from schedule_set where carrier = ${carrier} and withdrawn_by is null) as any`;
  return rows[0]?.any ?? false;
}
