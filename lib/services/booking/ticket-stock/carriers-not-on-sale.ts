import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";

/** Carriers that fly by the schedule and have no ticket stock with numbers left, by code: none of their flights is sold. */
export async function carriersNotOnSale(tx: Pick<Prisma.TransactionClient, "$queryRaw"> = db()): Promise<string[]> {
  const rows = await tx.$queryRaw<{ carrier: string }[]>`
    select distinct carrier from schedule_set
     where withdrawn_by is null and carrier not in (select carrier from ticket_stock_left) order by 1`;
  return rows.map(({ carrier }) => carrier);
}

/** Finds which carriers have no ticket stock with numbers left, in the order given. */
export async function withoutStock(tx: Pick<Prisma.TransactionClient, "$queryRaw">, carriers: readonly string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ carrier: string }[]>`select carrier from ticket_stock_left where carrier = any(${carriers})`;
  const withStock = new Set(rows.map(({ carrier }) => carrier));
  return carriers.filter((carrier) => !withStock.has(carrier));
}
