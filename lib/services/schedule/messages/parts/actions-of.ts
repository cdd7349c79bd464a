import type { ScheduleMessage } from "@/lib/formats/ssm/message";
import { flightName } from "./flight-action";
import { referenceText } from "./reference-text";

/** How many actions a list of imports names. */
const NAMED_ACTIONS = 3;

/** What a message does, action by action and flight by flight: `TIM QX451`. */
export function actionsOf({ actions }: ScheduleMessage): string[] {
  return [...new Set(actions.map(({ action, flight }) => `${action} ${flightName(flight)}`))];
}

/** A message among imports: `day.txt 03DEC26 00012/001: TIM QX451, CNL QX451`. @param source name of its file, or empty */
export function messageName(source: string, message: ScheduleMessage): string {
  const actions = actionsOf(message);
  const place = message.reference ? referenceText(message.reference) : source && `line ${message.line}`;
  const origin = [source, place].filter((part) => part !== "").join(" ");
  const named = actions.slice(0, NAMED_ACTIONS).join(", ") + (actions.length > NAMED_ACTIONS ? " …" : "");
  return origin === "" ? named : `${origin}: ${named}`;
}
