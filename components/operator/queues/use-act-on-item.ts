import { useMutation, useQueryClient } from "@tanstack/react-query";
import { askAnew } from "@/lib/client/calls/ask-anew";
import type { QueueKind } from "@/lib/contracts/operator/operator-today";
import type { QueueAct } from "@/lib/contracts/operator/queues";
import { actOnItem } from "./queries";

/** Assigns an item, puts it off or takes it back; all counts and tables are asked for again. */
export function useActOnItem(kind: QueueKind, onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (act: QueueAct) => actOnItem(kind, act),
    onSuccess: onDone,
    onSettled: () => askAnew(cache, ["operator"]),
  });
}
