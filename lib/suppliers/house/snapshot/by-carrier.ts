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

/** Takes the rows of each request, in their order. The database looks up those of the next one while those of this one are compiled. */
export async function eachInTurn<Request, Rows>(
  client: pg.ClientBase,
  requests: readonly Request[],
  select: (client: pg.ClientBase, request: Request) => Promise<Rows>,
  take: (rows: Rows, request: Request) => void,
): Promise<void> {
  let coming: Promise<Rows> | null = null;
  for (const [index, request] of requests.entries()) {
    const rows = await (coming ?? select(client, request));
    const next = requests[index + 1];
    coming = next === undefined ? null : select(client, next);
    take(rows, request);
  }
}

export function isNotIn(changed: readonly string[]): (carrier: string) => boolean {
  return (carrier) => !changed.includes(carrier);
}
