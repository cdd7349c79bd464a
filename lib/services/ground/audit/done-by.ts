import type { DoneBy } from "@/lib/contracts/portal/done-by";
import { actorOf } from "@/lib/domain/audit/actions";
import { namesOfActors } from "./who-booked";

/**
 * Who did each of these, as the people of an agency read it: people of the back office are the back office.
 * @param actors as booking events name them
 */
export async function readDoers(actors: readonly string[]): Promise<(actor: string) => DoneBy> {
  const names = await namesOfActors(actors);
  return (actor) => {
    const { kind } = actorOf(actor);
    return { kind, name: kind === "operator" ? null : (names.get(actor) ?? null) };
  };
}
