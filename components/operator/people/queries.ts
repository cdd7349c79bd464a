import { postJson } from "@/lib/client/fetch-json";
import { api } from "@/lib/client/paths";
import {
  type ErasureRequest,
  erasure,
  foundPerson,
  type HelpRequest,
  type PersonRequest,
  resetLink,
} from "@/lib/contracts/operator-people";

export function findPerson(body: PersonRequest) {
  return postJson({ path: api.findPerson(), schema: foundPerson, body });
}

export function makeResetLink(body: HelpRequest) {
  return postJson({ path: api.resetLink(), schema: resetLink, body });
}

/** @returns the person without it */
export function resetSecondFactor(body: HelpRequest) {
  return postJson({ path: api.resetSecondFactor(), schema: foundPerson, body });
}

export function erase(body: ErasureRequest) {
  return postJson({ path: api.erasures(), schema: erasure, body });
}
