import { validate } from "uuid";
import { db } from "@/lib/db";
import { actorOf } from "@/lib/domain/audit/actions";
import { openStaffIfKnown, STAFF_COLUMNS } from "../personal-data/staff";

/** Names of people and API keys by how booking events name them; whoever is not known is left out. */
export async function namesOfActors(actors: readonly string[]): Promise<Map<string, string>> {
  const ids = [...new Set(actors.map((actor) => actorOf(actor).id))].filter((id): id is string => validate(id));
  const [users, keys] = await Promise.all([
    db().user.findMany({ where: { id: { in: ids } }, select: STAFF_COLUMNS }),
    db().apiKey.findMany({ where: { id: { in: ids } }, select: { id: true, name: true, prefix: true } }),
  ]);
  const people = await Promise.all(users.map(async (user) => [user.id, (await openStaffIfKnown(user)).name] as const));
  const names = new Map([...people, ...keys.map(({ id, name, prefix }) => [id, `${name} (${prefix})`] as const)]);
  return new Map(actors.flatMap((actor) => named(actor, names.get(actorOf(actor).id ?? ""))));
}

function named(actor: string, name: string | undefined): [string, string][] {
  return name ? [[actor, name]] : [];
}

/** Who made these bookings, by their ids. */
export async function whoBooked(bookingIds: readonly string[]): Promise<Map<string, string>> {
  const events = await db().bookingEvent.findMany({
    where: { bookingId: { in: [...bookingIds] }, reason: "book" },
    select: { bookingId: true, actor: true },
  });
  const names = await namesOfActors(events.map(({ actor }) => actor));
  return new Map(events.flatMap(({ bookingId, actor }) => named(bookingId, names.get(actor))));
}
