import { z } from "zod";
import type { WorkChoices } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import type { Mode } from "@/lib/domain/mode";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { presentAirline } from "@/lib/services/ground/presenters/present-reference";
import { partnerOfMode } from "./partner-of-mode";

interface ListChoices {
  /** The live partner. */
  partnerId: string;
  mode?: Mode | undefined;
  /** Of the carriers' titles. */
  locale: Locale;
}

/** Who looks after a partner's bookings, who has made some, and with which carriers: what its lists can be narrowed to. */
export async function listWorkChoices({ partnerId: live, mode, locale }: ListChoices): Promise<WorkChoices> {
  const partnerId = await partnerOfMode(live, mode);
  return choicesOf(partnerId === null ? [] : [partnerId], locale);
}

/** The same of several partners' bookings. @param partnerIds of the mode that is asked for */
export async function choicesOf(partnerIds: readonly string[], locale: Locale): Promise<WorkChoices> {
  const kinds = ["agent", "by", "carrier"] as const;
  const [agents = [], sellers = [], carriers = []] = await Promise.all(kinds.map((kind) => facetsOfAll(partnerIds, kind)));
  const names = await namesOfActors([...agents, ...sellers]);
  return { agents: named(agents, names), sellers: named(sellers, names), carriers: titled(carriers, locale) };
}

function named(actors: readonly string[], names: ReadonlyMap<string, string>): { id: string; name: string }[] {
  const choices = actors.flatMap((id) => {
    const name = names.get(id);
    return name ? [{ id, name }] : [];
  });
  return choices.sort((one, other) => one.name.localeCompare(other.name));
}

function titled(codes: readonly string[], locale: Locale): WorkChoices["carriers"] {
  return codes.map((code) => presentAirline(code, locale)).sort((one, other) => one.title.localeCompare(other.title, locale));
}

async function facetsOfAll(partnerIds: readonly string[], kind: FacetKind): Promise<string[]> {
  return [...new Set((await Promise.all(partnerIds.map((partnerId) => facetsOf(partnerId, kind)))).flat())];
}

type FacetKind = "agent" | "by" | "carrier";

const rows = z.array(z.object({ facet: z.string() }));

/** Each once, in order: the index is entered anew behind each, so it costs as much as there are different ones. */
async function facetsOf(partnerId: string, kind: FacetKind): Promise<string[]> {
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
