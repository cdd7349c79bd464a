import type { BadLine } from "@/lib/formats/imports/bad-line";
import type { ScheduleMessage } from "@/lib/formats/ssm/message";
import type { Prisma } from "@/lib/generated/prisma/client";
import { isKnownAircraft } from "@/lib/reference/aircraft";
import { notOnSale } from "@/lib/services/booking/ticket-stock/carriers-not-on-sale";

/**
 * What looks wrong in a message and is applied all the same, as with files: aircraft that nobody knows, and the first flights of an airline that has
 * no ticket stock, no confirmed way to get its passengers, or no document of the charter. Of an airline that flies here already the import of its file has said so. To be asked before anything of the message is kept.
 */
export async function warningsOf(tx: Pick<Prisma.TransactionClient, "$queryRaw">, { actions }: ScheduleMessage): Promise<BadLine[]> {
  const unknown = new Map<string, BadLine>();
  for (const { line, aircraft } of actions.flatMap(({ equipment }) => equipment)) {
    if (isKnownAircraft(aircraft)) continue;
    unknown.set(`${line} ${aircraft}`, { line, field: "equipment", problem: "aircraft_unknown", value: aircraft, other: "" });
  }
  const [first] = actions;
  const isNew = first && !(await flies(tx, first.flight.carrier));
  return [...unknown.values(), ...(isNew ? await unsold(tx, first.flight) : [])];
}

async function unsold(tx: Pick<Prisma.TransactionClient, "$queryRaw">, flight: { carrier: string; line: number }): Promise<BadLine[]> {
  const { withoutStock, withoutWay, withoutPaper } = await notOnSale(tx, [flight.carrier]);
  const told = (problem: BadLine["problem"]) => ({ line: flight.line, field: null, problem, value: flight.carrier, other: "" });
  return [
    ...withoutStock.map(() => told("carrier_without_stock")),
    ...withoutWay.map(() => told("carrier_without_way")),
    ...withoutPaper.map(() => told("carrier_without_paper")),
  ];
}

async function flies(tx: Pick<Prisma.TransactionClient, "$queryRaw">, carrier: string): Promise<boolean> {
  const rows = await tx.$queryRaw<{ any: boolean }[]>`
    select exists (select from schedule_set where carrier = ${carrier} and withdrawn_by is null) as any`;
  return rows[0]?.any ?? false;
}
