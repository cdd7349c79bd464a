import { useMutation, useQueryClient } from "@tanstack/react-query";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import type { Team } from "@/lib/contracts/portal/team";
import { teamOptions } from "./queries";

/** A change whose answer is the team as it is then: the page shows it. */
export function useTeamChange<Change>(change: (asked: Change) => Promise<Team>, onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (team) => {
      await keepAnswer(cache, teamOptions().queryKey, team);
      onDone();
    },
  });
}
