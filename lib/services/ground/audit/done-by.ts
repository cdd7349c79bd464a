import type { DoneBy } from "@/lib/contracts/portal/done-by";
import { actorOf } from "@/lib/domain/audit/actions";
import { namesOfActors } from "./who-booked";

/**
 * Who did each of these, as the people of an agency read it: people of the back office are the back office.
 * @param actors as booking events name them
 */
export async function readDoers(actors: readonly string[]): Promise<(actor: string) => DoneBy> {
  const doerOf = await readColleagues(actors);
  return (actor) => {
    const { kind, name } = doerOf(actor);
    return { kind, name: kind === "operator" ? null : name };
  };
}

/** The same as the house's own people read it: they know each other by name. */
export async function readColleagues(actors: readonly string[]): Promise<(actor: string) => DoneBy> {
  const names = await namesOfActors(actors);
  return (actor) => ({ kind: actorOf(actor).kind, name: names.get(actor) ?? null });
}
