import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { ColleagueCode, ColleagueInvitation, Colleagues, InviteColleague } from "@/lib/contracts/operator/operator-colleagues";
import type { HouseRole } from "@/lib/domain/house/rights";

export function colleaguesQuery() {
  return queryOptions({
    queryKey: ["operator", "colleagues"],
    queryFn: ({ signal }) => getJson<Colleagues>({ path: api.colleagues(), signal }),
    staleTime: 5_000,
  });
}

/** What is done to a colleague, with the password of whoever does it. */
export type ColleagueChange = { id: string; password: string } & (
  | { act: "roles"; roles: readonly HouseRole[] }
  | { act: "block" | "unblock" }
);

/** @returns all of them as they are then */
export function changeColleague({ id, act, ...body }: ColleagueChange) {
  return postJson<Colleagues>({ path: api.changeColleague(id, act), body });
}

export function makeCode({ id, password }: { id: string; password: string }) {
  return postJson<ColleagueCode>({ path: api.changeColleague(id, "code"), body: { password } });
}

export function inviteColleague(body: InviteColleague) {
  return postJson<ColleagueInvitation>({ path: api.inviteColleague(), body });
}

export function withdrawInvitation(invitationId: string) {
  return postJson<Colleagues>({ path: api.withdrawColleague(invitationId), body: {} });
}
