import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type {
  AgencyPeoplePage,
  Erasure,
  ErasureRequest,
  FoundPerson,
  HelpRequest,
  PersonRequest,
  ResetLink,
} from "@/lib/contracts/operator/operator-people";

/** Who works for any agency. @param page from 1 */
export function peopleQuery(page: number) {
  return queryOptions({
    queryKey: ["office", "people", page],
    queryFn: ({ signal }) => getJson<AgencyPeoplePage>({ path: api.agenciesPeople(page), signal }),
  });
}

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
