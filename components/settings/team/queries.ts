import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/fetch-json";
import { api } from "@/lib/client/paths";
import type { TeamRole } from "@/lib/contracts/scopes";
import { team } from "@/lib/contracts/team";

/** The people of the agency. */
export const teamOptions = () =>
  queryOptions({
    queryKey: ["settings", "team"],
    queryFn: ({ signal }) => getJson({ path: api.team(), schema: team, signal }),
    staleTime: 0,
  });

/** What an owner does to somebody; every answer is the list as it is then. */
export type TeamChange = { id: string; act: "role"; role: TeamRole } | { id: string; act: "suspend" | "reinstate" };

export function changeTeam(change: TeamChange) {
  const body = change.act === "role" ? { role: change.role } : {};
  return postJson({ path: api.teamPerson(change.id, change.act), schema: team, body });
}
