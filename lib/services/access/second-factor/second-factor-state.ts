import type { Role } from "@/lib/contracts/scopes";
import { isPrivateDemonstration } from "@/lib/env";
import type { SecondFactorState } from "../credentials/principal";

interface Person {
  role: Role;
  /** Of a partner of the demonstration. */
  isDemo: boolean;
}

/** Whoever runs the back office must have a second factor; the demonstration's own people are let off where nobody but its own machine reaches it. */
export function isObligatory({ role, isDemo }: Person): boolean {
  return role === "operator" && !(isDemo && isPrivateDemonstration());
}

export function secondFactorState({ hasSecondFactor, ...person }: Person & { hasSecondFactor: boolean }): SecondFactorState {
  if (hasSecondFactor) return "set";
  return isObligatory(person) ? "due" : "none";
}
