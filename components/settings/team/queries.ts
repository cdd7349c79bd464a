import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/fetch-json";
import { api } from "@/lib/client/paths";
import type { TeamRole } from "@/lib/contracts/scopes";
import type { Team } from "@/lib/contracts/team";

/** The people of the agency. */
export const teamOptions = () =>
  queryOptions({
    queryKey: ["settings", "team"],
    queryFn: ({ signal }) => getJson<Team>({ path: api.team(), signal }),
    staleTime: 0,
  });

/** What an owner does to somebody; every answer is the list as it is then. */
export type TeamChange = { id: string; act: "role"; role: TeamRole } | { id: string; act: "suspend" | "reinstate" };

export function changeTeam(change: TeamChange) {
  const body = change.act === "role" ? { role: change.role } : {};
  return postJson<Team>({ path: api.teamPerson(change.id, change.act), body });
}
