import { postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { Erasure, ErasureRequest, FoundPerson, HelpRequest, PersonRequest, ResetLink } from "@/lib/contracts/operator/operator-people";

export function findPerson(body: PersonRequest) {
  return postJson<FoundPerson>({ path: api.findPerson(), body });
}

export function makeResetLink(body: HelpRequest) {
  return postJson<ResetLink>({ path: api.resetLink(), body });
}

/** @returns the person without it */
export function resetSecondFactor(body: HelpRequest) {
  return postJson<FoundPerson>({ path: api.resetSecondFactor(), body });
}

export function erase(body: ErasureRequest) {
  return postJson<Erasure>({ path: api.erasures(), body });
}
