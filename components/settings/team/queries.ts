import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { HandedOver, HandOverAll } from "@/lib/contracts/portal/handover";
import type { InviteRequest, Team } from "@/lib/contracts/portal/team";
import type { TeamRole } from "@/lib/contracts/scopes";

/** The people of the agency. */
export const teamOptions = () =>
  queryOptions({
    queryKey: ["settings", "team"],
    queryFn: ({ signal }) => getJson<Team>({ path: api.team(), signal }),
    staleTime: 0,
  });

/** What an owner does to somebody; every answer is the list as it is then. */
export type TeamChange =
  | { id: string; act: "role"; role: TeamRole }
  | { id: string; act: "suspend"; handOver: HandOverAll | null }
  | { id: string; act: "reinstate" };

export function changeTeam(change: TeamChange) {
  return postJson<Team>({ path: api.teamPerson(change.id, change.act), body: bodyOf(change) });
}

function bodyOf(change: TeamChange) {
  if (change.act === "role") return { role: change.role };
  return change.act === "suspend" && change.handOver ? { hand_over: change.handOver } : {};
}

/** Hands over what somebody looks after. */
export function handOver({ id, ...body }: HandOverAll & { id: string }) {
  return postJson<HandedOver>({ path: api.teamPerson(id, "hand-over"), body });
}

export function invite(body: InviteRequest) {
  return postJson<Team>({ path: api.invitations(), body });
}

/** What an owner does to an open invitation. */
export interface InvitationChange {
  id: string;
  act: "resend" | "withdraw";
}

export function changeInvitation({ id, act }: InvitationChange) {
  return postJson<Team>({ path: api.invitation(id, act), body: {} });
}
