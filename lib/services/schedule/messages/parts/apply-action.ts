import { ACTIONS } from "./actions";
import { type ActionContext, FlightAction } from "./flight-action";
import { adHocSets, basicSets, type NewSet } from "./new-sets";
import { reinstate } from "./reinstate-flight";
import { endAdHoc, returnToBasic } from "./return-flights";

/** What an action does to the schedule. */
export interface ActionChange {
  sets: NewSet[];
  /** Numbers of ad hoc sets that no longer count. */
  withdrawn: number[];
}

/**
 * What an action makes of the flight dates that it names, day by day: the legs in force there, changed. SSMs change the basic schedule, ASMs
 * what stands above it. Source of the rules: SSIM chapters 4 and 5.
 * @throws Rejected where the schedule does not allow it
 */
export function applyAction(context: ActionContext): ActionChange {
  const { action, endsAdHoc, returnsToBasic } = context.action;
  const on = new FlightAction(context);
  if (returnsToBasic) return { sets: [], withdrawn: returnToBasic(on) };
  if (action === "RIN") return reinstate(on);
  const outcomes = on.settle(ACTIONS[action](on));
  return {
    sets: context.kind === "ssm" ? basicSets(outcomes, on.dates) : adHocSets(outcomes),
    withdrawn: endsAdHoc ? endAdHoc(on) : [],
  };
}
