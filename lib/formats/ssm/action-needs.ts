import { type ActionName, MESSAGE_ACTIONS, type MessageAction, type MessageKind } from "./message";

/** What an action's sub-message must have besides its flight. */
type Need = "period" | "second_period" | "equipment" | "legs" | "segments" | "new_flight";

/** By action, what it needs in an SSM and in an ASM; null where the action is none of that kind of message. SSIM chapters 4.5 and 5.5. */
const NEEDS: Record<ActionName, Record<MessageKind, readonly Need[] | null>> = {
  NEW: { ssm: ["period", "equipment", "legs"], asm: ["equipment", "legs"] },
  CNL: { ssm: ["period"], asm: [] },
  RPL: { ssm: ["period", "equipment", "legs"], asm: ["equipment", "legs"] },
  SKD: { ssm: ["period"], asm: null },
  TIM: { ssm: ["period", "legs"], asm: ["legs"] },
  EQT: { ssm: ["period", "equipment"], asm: ["equipment"] },
  CON: { ssm: ["period", "equipment"], asm: ["equipment"] },
  ADM: { ssm: ["period", "segments"], asm: ["segments"] },
  FLT: { ssm: ["period", "new_flight"], asm: ["new_flight"] },
  REV: { ssm: ["period", "second_period"], asm: null },
  RIN: { ssm: null, asm: [] },
  RRT: { ssm: null, asm: ["legs"] },
};

/** A part of a sub-message that stands on a line of its own, or with the flight (stations). */
export type ActionPart = "equipment" | "legs" | "spans" | "segments" | "stations" | "new_flight" | "elements";

/** What may belong to the flight and the period of an action. Anything else has no place there. Where no `elements` may stand, they change nothing. */
const PARTS: Record<ActionName, readonly ActionPart[]> = {
  NEW: ["elements", "equipment", "legs", "segments"],
  CNL: ["stations"],
  RPL: ["elements", "stations", "equipment", "legs", "segments"],
  SKD: [],
  TIM: ["elements", "stations", "legs", "segments"],
  EQT: ["elements", "stations", "equipment", "spans", "segments"],
  CON: ["elements", "stations", "equipment", "spans", "segments"],
  ADM: ["elements", "stations", "spans", "segments"],
  FLT: ["elements", "stations", "new_flight", "segments"],
  REV: [],
  RIN: ["elements", "stations", "equipment", "legs", "segments"],
  RRT: ["elements", "stations", "equipment", "legs", "segments"],
};

export function mayHave(action: ActionName, part: ActionPart): boolean {
  return PARTS[action].includes(part);
}

/** SKD ends a schedule from a date on. All others say until when. */
export function mayLackEnd(action: ActionName): boolean {
  return action === "SKD";
}

/** What an SSM says with `XASM` instead of the ASMs of its dates tells all of the flight; the other actions tell a part of it. */
export function mayEndAdHoc(action: ActionName): boolean {
  return action === "NEW" || action === "CNL" || action === "RPL" || action === "SKD";
}

/** Read and told apart, but nothing changes a schedule by them. */
const ANSWERS = ["RSD", "ACK", "NAC"];

export function isAnswer(text: string): boolean {
  return ANSWERS.includes(text);
}

export function actionOf(text: string): ActionName | undefined {
  return MESSAGE_ACTIONS.find((name) => name === text);
}

export function isActionOf(kind: MessageKind, action: ActionName): boolean {
  return NEEDS[action][kind] !== null;
}

/** What an action lacks. */
export function missingIn(kind: MessageKind, action: MessageAction): Need[] {
  // An action that goes back to the basic schedule needs nothing more.
  if (action.returnsToBasic) return [];
  return (NEEDS[action.action][kind] ?? []).filter((need) => !HAS[need](action));
}

const HAS: Record<Need, (action: MessageAction) => boolean> = {
  period: ({ periods }) => periods.length > 0,
  second_period: ({ periods }) => periods.length > 1,
  // Each leg of a new way has its aircraft.
  equipment: ({ action, equipment, legs }) => equipment.length > 0 && (isEquipmentChange(action) || legs.every((leg) => leg.equipment)),
  legs: ({ legs }) => legs.length > 0,
  segments: ({ segments, elements }) => segments.length + elements.length > 0,
  new_flight: ({ newFlight }) => newFlight !== null,
};

function isEquipmentChange(action: ActionName): boolean {
  return action === "EQT" || action === "CON";
}
