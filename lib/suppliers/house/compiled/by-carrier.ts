import type pg from "pg";
import { type About, isParted, type Kind, sameVersion } from "./versions";

/** Carriers whose data of a kind changed since the base was made; null where it may be all of them. */
export async function changedCarriers(client: pg.ClientBase, kind: Kind, about: About, base: About | undefined): Promise<string[] | null> {
  const [before, now] = [base?.versions[kind], about.versions[kind]];
  if (base && sameVersion(before, now)) return [];
  if (!isParted(before, now)) return null;
  const { rows } = await client.query<{ part: string }>("select part from data_part where kind = $1 and version > $2 order by part", [
    kind,
    before?.version,
  ]);
  return rows.map(({ part }) => part);
}

/** The database looks up the next carrier's rows while this one's are compiled. */
export async function eachCarrier<Row>(
  client: pg.ClientBase,
  carriers: readonly string[],
  select: (client: pg.ClientBase, carrier: string) => Promise<Row[]>,
  take: (carrier: string, rows: Row[]) => void,
): Promise<void> {
  let next = carriers[0] === undefined ? null : select(client, carriers[0]);
  for (const [index, carrier] of carriers.entries()) {
    const rows = (await next) ?? [];
    const following = carriers[index + 1];
    next = following === undefined ? null : select(client, following);
    take(carrier, rows);
  }
}

export function isNotIn(changed: readonly string[]): (carrier: string) => boolean {
  return (carrier) => !changed.includes(carrier);
}
