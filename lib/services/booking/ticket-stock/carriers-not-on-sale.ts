import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";

/** Carriers that are not sold, by what they lack first, in the order given or of their codes. */
export interface NotOnSale {
  /** No ticket stock with numbers left. */
  withoutStock: string[];
  /** A stock, and no confirmed way to get the names of their passengers. */
  withoutWay: string[];
  /** Own documents and a way, and no confirmed paper of the charter that counts today. */
  withoutPaper: string[];
}

type Reader = Pick<Prisma.TransactionClient, "$queryRaw">;

/** Carriers that fly by the schedule and of whose flights none is sold. */
export async function carriersNotOnSale(tx: Reader = db()): Promise<NotOnSale> {
  const rows = await tx.$queryRaw<{ carrier: string }[]>`select distinct carrier from schedule_set where withdrawn_by is null order by 1`;
  return notOnSale(
    tx,
    rows.map(({ carrier }) => carrier),
  );
}

/** Finds which carriers are not on sale. */
export async function notOnSale(tx: Reader, carriers: readonly string[]): Promise<NotOnSale> {
  const rows = await tx.$queryRaw<{ carrier: string; isSold: boolean; hasWay: boolean }[]>`
    select carrier, carrier in (select carrier from carrier_on_sale) as "isSold",
           carrier in (select carrier from passenger_list_way where confirmed_at is not null and ended_at is null) as "hasWay"
      from ticket_stock_left where carrier = any(${carriers})`;
  const withStock = new Map(rows.map((row) => [row.carrier, row]));
  const unsold = carriers.filter((carrier) => withStock.get(carrier)?.isSold === false);
  return {
    withoutStock: carriers.filter((carrier) => !withStock.has(carrier)),
    withoutWay: unsold.filter((carrier) => withStock.get(carrier)?.hasWay === false),
    withoutPaper: unsold.filter((carrier) => withStock.get(carrier)?.hasWay === true),
  };
}
