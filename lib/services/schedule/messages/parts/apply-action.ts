import type { MessageAction } from "@/lib/formats/ssm/message";
import { ACTIONS } from "./actions";
import { type ActionContext, FlightAction, flightName } from "./flight-action";
import { adHocSets, basicSets, type DayOutcome, type NewSet } from "./new-sets";
import { reinstate } from "./reinstate-flight";
import { Rejected } from "./rejected";
import { renumberTogether } from "./renumber-flight";
import { endAdHoc, returnToBasic } from "./return-flights";

/** What an action does to the schedule. */
export interface ActionChange {
  sets: NewSet[];
  /** Numbers of ad hoc sets that no longer count. */
  withdrawn: number[];
}

/**
 * The actions of a message in their order, those together that may only hold together: FLTs below one another of which one gives a number that a later one
 * takes away, as where two flights exchange theirs.
 */
export function togetherOf(actions: readonly MessageAction[]): MessageAction[][] {
  const runs: MessageAction[][] = [];
  for (const action of actions) {
    const run = runs.at(-1);
    if (action.action === "FLT" && run?.[0]?.action === "FLT") run.push(action);
    else runs.push([action]);
  }
  return runs.flatMap((run) => (isLinked(run) ? [run] : run.map((action) => [action])));
}

function isLinked(run: readonly MessageAction[]): boolean {
  const given = new Set<string>();
  return run.some(({ flight, newFlight }) => {
    const isGiven = given.has(flightName(flight));
    if (newFlight) given.add(flightName(newFlight));
    return isGiven;
  });
}

/**
 * What the first of some actions makes of the flight dates that it names, day by day: the legs in force there, changed. SSMs change the basic schedule,
 * ASMs what stands above it. Where it is a FLT to a number that is taken, what all of them make together: the number may be free once they are done.
 * Whatever can be applied in order is, as it would be if it came in messages of different days. Source of the rules: SSIM chapters 4 and 5.
 * @param contexts of one action, or of several that `togetherOf` gives, or the rest of them
 * @returns the change of the first, or of each
 * @throws Rejected where the schedule does not allow it
 */
export function applyFirst(contexts: readonly ActionContext[]): ActionChange[] {
  const [first, ...others] = contexts;
  if (!first) return [];
  try {
    return [applyAction(first)];
  } catch (error) {
    const isTaken = error instanceof Rejected && error.problem === "already_operating";
    if (!isTaken || others.length === 0) throw error;
    const all = contexts.map((context) => new FlightAction(context));
    const outcomes = renumberTogether(all);
    return all.map((on, index) => setsOf(on, outcomes[index] ?? []));
  }
}

function applyAction(context: ActionContext): ActionChange {
  const { action, endsAdHoc, returnsToBasic } = context.action;
  const on = new FlightAction(context);
  if (returnsToBasic) return { sets: [], withdrawn: returnToBasic(on) };
  if (action === "RIN") return reinstate(on);
  const outcomes = on.settle(ACTIONS[action](on));
  return { ...setsOf(on, outcomes), withdrawn: endsAdHoc ? endAdHoc(on) : [] };
}

function setsOf({ context, dates }: FlightAction, outcomes: readonly DayOutcome[]): ActionChange {
  return { sets: context.kind === "ssm" ? basicSets(outcomes, dates) : adHocSets(outcomes), withdrawn: [] };
}
