import { QUEUE_AREAS, QUEUE_KINDS, type QueueKind } from "@/lib/contracts/operator/operator-today";
import { QUEUE_VIEWS } from "@/lib/contracts/operator/queues";
import type { HouseAct, HouseArea } from "@/lib/domain/house/rights";
import type { QueueFilter } from "./queries";

/** Queues that whoever looks at the page may see, in their order. */
export function queuesSeen(may: (area: HouseArea, act: HouseAct) => boolean): QueueKind[] {
  return QUEUE_KINDS.filter((kind) => may(QUEUE_AREAS[kind], "see"));
}

/** The filter that an address names; what it does not understand it leaves out. @param first the queue that is shown where the address names none */
export function readQueueFilter(parameters: URLSearchParams, seen: readonly QueueKind[], first: QueueKind): QueueFilter {
  const page = Number(parameters.get("page"));
  return {
    kind: seen.find((kind) => kind === parameters.get("kind")) ?? first,
    view: QUEUE_VIEWS.find((view) => view === parameters.get("view")) ?? "open",
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}
