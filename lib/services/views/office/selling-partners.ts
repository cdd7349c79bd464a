import { z } from "zod";
import { db } from "@/lib/db";
import type { Mode } from "@/lib/domain/mode";

const rows = z.array(
  z.object({
    /** Of the mode that is asked for. */
    id: z.string(),
    /** Of the live partner, in test mode too. */
    code: z.string(),
    name: z.string(),
  }),
);

/** An agency that has bookings. */
export type SellingPartner = z.infer<typeof rows>[number];

/**
 * The agencies that have bookings in a mode, by name: an entry into an index each.
 * @param of.agency code of the only one that is asked for
 */
export async function sellingPartners(of: { mode?: Mode | undefined; agency?: string | undefined } = {}): Promise<SellingPartner[]> {
  const { mode = "live", agency = null } = of;
  const found = await db().$queryRaw`
    select p.id::text as id, l.code, l.name
      from partner p join partner l on l.id = coalesce(p.test_of, p.id)
     cross join lateral (select from booking b where b.partner_id = p.id limit 1) has_some
     where (p.test_of is not null) = ${mode === "test"} and (${agency}::text is null or l.code = ${agency})
     order by l.name, p.id`;
  return rows.parse(found);
}
