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

/** What the sub-message lacks. */
export function missingIn(kind: MessageKind, action: MessageAction): Need[] {
  // An action that goes back to the basic schedule needs nothing more.
  if (action.returnsToBasic) return [];
  return (NEEDS[action.action][kind] ?? []).filter((need) => !HAS[need](action));
}

const HAS: Record<Need, (action: MessageAction) => boolean> = {
  period: ({ periods }) => periods.length > 0,
  second_period: ({ periods }) => periods.length === 2,
  equipment: ({ equipment }) => equipment.length > 0,
  legs: ({ legs }) => legs.length > 0,
  segments: ({ segments, legs }) => segments.length > 0 || legs.some(({ elements }) => elements.length > 0),
  new_flight: ({ newFlight }) => newFlight !== null,
};
