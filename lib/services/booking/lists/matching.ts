import { Prisma } from "@/lib/generated/prisma/client";
import { surnamesMatching } from "../../personal-data/find-surnames";
import { withClearSurname, withPnr, withSurnameKeys, withTicket } from "./booking-conditions";

/** Condition on `booking b`: what was typed is its number, a PNR, a ticket number, or a surname. Each kind of search goes by an index of its own. */
export async function matching(partnerId: string, search: string): Promise<Prisma.Sql> {
  const visible = search.replace(/\p{C}/gu, "");
  if (visible === "") return Prisma.sql`true`;
  const code = visible.toUpperCase();
  const { keys, beginning, clear } = await surnamesMatching(partnerId, visible);
  return Prisma.sql`b.id in (
    select id from booking where booking_number = ${code}
    union all ${withPnr(code)}
    union all ${withTicket(visible)}
    union all ${withSurnameKeys(keys)}
    union all select unnest(${beginning}::uuid[])
    union all ${withClearSurname(clear)})`;
}
