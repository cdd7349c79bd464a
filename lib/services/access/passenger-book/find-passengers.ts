import type { SavedFamily } from "@/lib/contracts/portal/people/passenger-book";
import { db } from "@/lib/db";
import { isSought, plainSought, SHORTEST_SOUGHT } from "@/lib/domain/passengers/book/sought-person";
import { bookKeys, surnameKeys } from "@/lib/services/ground/personal-data/blind-index";
import { openSavedPerson } from "@/lib/services/ground/personal-data/saved-person";

/** How many of the last used are looked through for the beginning of a name or number, which no blind index finds: some 10 ms. */
const NEWEST = 500;
const MOST_FAMILIES = 20;

/**
 * Searches an agency's book by the beginning of a name, document or telephone number among the last used, and by whole surnames, document and
 * telephone numbers among all. Whoever is found brings the family along.
 * @param search empty for whoever was used last
 */
export async function findPassengers({ partnerId, search }: { partnerId: string; search: string }): Promise<SavedFamily[]> {
  const newest = await db().savedPassenger.findMany({ where: { partnerId }, orderBy: { usedAt: "desc" }, take: NEWEST });
  const opened = await Promise.all(newest.map(async (row) => ({ familyId: row.familyId, person: await openSavedPerson(row) })));
  const wanted = plainSought(search);
  const beginning = opened.filter(({ person }) => search === "" || (wanted.length >= SHORTEST_SOUGHT && isSought(person, wanted)));
  const whole = wanted === "" ? [] : await familiesByKeys(partnerId, search);
  const keys = [...new Set([...beginning.map(({ familyId }) => familyId), ...whole])].slice(0, MOST_FAMILIES);
  return familiesOf(partnerId, keys);
}

async function familiesByKeys(partnerId: string, search: string): Promise<string[]> {
  const surnames = (await surnameKeys(partnerId, search)).map((hex) => new Uint8Array(Buffer.from(hex, "hex")));
  const documents = await bookKeys(partnerId, "document", plainSought(search));
  const phones = await bookKeys(partnerId, "phone", `+${search.replaceAll(/\D/g, "")}`);
  const rows = await db().savedPassenger.findMany({
    where: {
      partnerId,
      OR: [{ surnameKey: { in: surnames } }, { documentKey: { in: documents } }, { phoneKey: { in: phones } }],
    },
    orderBy: { usedAt: "desc" },
    take: NEWEST,
    select: { familyId: true },
  });
  return rows.map(({ familyId }) => familyId);
}

/** Grown-ups first. */
async function familiesOf(partnerId: string, keys: readonly string[]): Promise<SavedFamily[]> {
  const rows = await db().savedPassenger.findMany({ where: { partnerId, familyId: { in: [...keys] } } });
  const opened = await Promise.all(
    rows.map(async (row) => ({ familyId: row.familyId, member: { id: row.id, ...(await openSavedPerson(row)) } })),
  );
  const membersOf = (key: string) => opened.filter(({ familyId }) => familyId === key).map(({ member }) => member);
  return keys
    .map((key) => ({ key, members: membersOf(key).toSorted((one, other) => (one.birthdate < other.birthdate ? -1 : 1)) }))
    .filter(({ members }) => members.length > 0);
}
