import { z } from "zod";
import type { WorkChoices } from "@/lib/contracts/work-list";
import { db } from "@/lib/db";
import type { Mode } from "@/lib/domain/mode";
import { partnerOfMode } from "./partner-of-mode";
import { namesOfActors } from "./who-booked";

interface ListChoices {
  /** The live partner. */
  partnerId: string;
  mode?: Mode | undefined;
}

/** By whom a partner has bookings, and with which carriers: what its work list can be narrowed to. */
export async function listWorkChoices({ partnerId: live, mode }: ListChoices): Promise<WorkChoices> {
  const partnerId = await partnerOfMode(live, mode);
  if (partnerId === null) return { agents: [], carriers: [] };
  const [actors, carriers] = await Promise.all([facetsOf(partnerId, "by"), facetsOf(partnerId, "carrier")]);
  const names = await namesOfActors(actors);
  const agents = [...names].map(([id, name]) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name));
  return { agents, carriers };
}

const rows = z.array(z.object({ facet: z.string() }));

/** Each once, in order: the index is entered anew behind each, so it costs as much as there are different ones. */
async function facetsOf(partnerId: string, kind: "by" | "carrier"): Promise<string[]> {
  const [first, beyond] = [`${kind}:`, `${kind};`];
  const found = await db().$queryRaw`
    with recursive found as (
      (select facet from booking_facet where partner_id = ${partnerId}::uuid and facet > ${first} and facet < ${beyond} order by facet limit 1)
      union all
      select (select n.facet from booking_facet n
               where n.partner_id = ${partnerId}::uuid and n.facet > found.facet and n.facet < ${beyond} order by n.facet limit 1)
        from found where found.facet is not null)
    select facet from found where facet is not null`;
  return rows.parse(found).map(({ facet }) => facet.slice(first.length));
}
