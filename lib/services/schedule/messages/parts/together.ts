import type { MessageKind, ScheduleMessage } from "@/lib/formats/ssm/message";
import { flightName } from "./flight-action";

interface Readable {
  message: ScheduleMessage | undefined;
}

/**
 * Messages in their order, those together that may only hold together: FLTs of one airline that follow each other, of which a later one takes a
 * number away that an earlier one gives, as where two flights exchange theirs in two messages.
 */
export function messagesTogether<Read extends Readable>(read: readonly Read[]): Read[][] {
  const groups: Read[][] = [];
  for (const each of read) {
    const group = groups.at(-1);
    if (group && takesUp(each.message, group)) group.push(each);
    else groups.push([each]);
  }
  return groups;
}

function takesUp(message: ScheduleMessage | undefined, group: readonly Readable[]): boolean {
  const before = group.flatMap((each) => each.message ?? []);
  const flown = message && renumberedBy(message);
  if (!flown || before.length < group.length) return false;
  const all = before.map((each) => renumberedBy(each));
  if (!all.every((each) => each?.kind === flown.kind && each.carrier === flown.carrier)) return false;
  return all.some((each) => each?.given.some((number) => flown.taken.includes(number)));
}

interface Renumbered {
  kind: MessageKind;
  carrier: string | undefined;
  /** Designators of flights. */
  taken: string[];
  given: string[];
}

/** Null where the message does anything else. */
function renumberedBy({ kind, actions }: ScheduleMessage): Renumbered | null {
  if (actions.some(({ action }) => action !== "FLT")) return null;
  return {
    kind,
    carrier: actions[0]?.flight.carrier,
    taken: actions.map(({ flight }) => flightName(flight)),
    given: actions.flatMap(({ newFlight }) => (newFlight ? [flightName(newFlight)] : [])),
  };
}
