import type { Prisma } from "@/lib/generated/prisma/client";

/** An import or message that stands and can be taken back. */
export interface StandingImport {
  id: string;
  /** A later one has a higher number. */
  number: number;
  /** The file's name, or the message's reference with what it does. */
  source: string;
  changesNothing: boolean;
  /** Of a message that was applied together with another: the id of that one's, which changed what both say. */
  togetherWithId: string | null;
  /** Airlines of which it says something. */
  carriers: readonly string[];
}

/** All that can be taken back, the last one first. */
export function readStanding(client: Prisma.TransactionClient): Promise<StandingImport[]> {
  return client.$queryRaw<StandingImport[]>`
    select id::text, seq::int as number, source, changes_nothing as "changesNothing", together_with_id::text as "togetherWithId",
           array(select carrier ->> 'carrier' from jsonb_array_elements(coalesce(report -> 'carriers', '[]')) carrier) as carriers
      from schedule_import where kind <> 'command' and undone_at is null and not is_final order by seq desc`;
}

/** The step that comes next: what follows an import that changed something and changed nothing itself is none of its own. */
export function isStep({ changesNothing }: StandingImport): boolean {
  return !changesNothing;
}

/**
 * What is taken back together, the last one first: the newest that is meant, or the one that it was applied together with, and whatever came after
 * that about the same airlines, or about airlines of such. What only repeats it must not stay, and what builds on it could not.
 * @param standing of `readStanding`
 * @returns an empty list where none is meant
 */
export function groupBackWith(standing: readonly StandingImport[], isMeant: (each: StandingImport) => boolean): StandingImport[] {
  const named = standing.find(isMeant);
  const at = standing.findIndex(({ id }) => id === (named?.togetherWithId ?? named?.id));
  const meant = standing[at];
  if (!meant) return [];
  const touched = new Set(meant.carriers);
  const group = [meant];
  for (const each of standing.slice(0, at).toReversed()) {
    if (!each.carriers.some((carrier) => touched.has(carrier))) continue;
    for (const carrier of each.carriers) touched.add(carrier);
    group.unshift(each);
  }
  return group;
}
