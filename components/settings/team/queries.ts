import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/fetch-json";
import { api } from "@/lib/client/paths";
import { type HandOverAll, handedOver } from "@/lib/contracts/handover";
import type { TeamRole } from "@/lib/contracts/scopes";
import { type InviteRequest, team } from "@/lib/contracts/team";

/** The people of the agency. */
export const teamOptions = () =>
  queryOptions({
    queryKey: ["settings", "team"],
    queryFn: ({ signal }) => getJson({ path: api.team(), schema: team, signal }),
    staleTime: 0,
  });

/** What an owner does to somebody; every answer is the list as it is then. */
export type TeamChange =
  | { id: string; act: "role"; role: TeamRole }
  | { id: string; act: "suspend"; handOver: HandOverAll | null }
  | { id: string; act: "reinstate" };

export function changeTeam(change: TeamChange) {
  return postJson({ path: api.teamPerson(change.id, change.act), schema: team, body: bodyOf(change) });
}

function bodyOf(change: TeamChange) {
  if (change.act === "role") return { role: change.role };
  return change.act === "suspend" && change.handOver ? { hand_over: change.handOver } : {};
}

/** Hands over what somebody looks after. */
export function handOver({ id, ...body }: HandOverAll & { id: string }) {
  return postJson({ path: api.teamPerson(id, "hand-over"), schema: handedOver, body });
}

export function invite(body: InviteRequest) {
  return postJson({ path: api.invitations(), schema: team, body });
}

/** What an owner does to an open invitation. */
export interface InvitationChange {
  id: string;
  act: "resend" | "withdraw";
}

export function changeInvitation({ id, act }: InvitationChange) {
  return postJson({ path: api.invitation(id, act), schema: team, body: {} });
}
