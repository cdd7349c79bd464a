import type { Role } from "@/lib/contracts/scopes";
import { isPrivateDemonstration } from "@/lib/env";
import type { SecondFactorState } from "../credentials/principal";

interface Person {
  role: Role;
  /** Whether the person's partner is one of the demonstration. */
  isDemo: boolean;
}

/** The back office's people must have a second factor; those of the demonstration need none where only its own machine reaches it. */
export function isObligatory({ role, isDemo }: Person): boolean {
  return role === "operator" && !(isDemo && isPrivateDemonstration());
}

export function secondFactorState({ hasSecondFactor, ...person }: Person & { hasSecondFactor: boolean }): SecondFactorState {
  if (hasSecondFactor) return "set";
  return isObligatory(person) ? "due" : "none";
}
