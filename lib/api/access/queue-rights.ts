import { QUEUE_AREAS, type QueueKind } from "@/lib/contracts/operator/operator-today";
import { queueKind } from "@/lib/contracts/operator/queues";
import { AppError } from "@/lib/domain/errors";
import type { Principal } from "@/lib/services/access/credentials/principal";
import { requireRight } from "./guards";

/** The queue that a path names. @throws AppError path_not_found where it names none; right_missing where the person may not see its part */
export function readQueueKind(principal: Principal, name = ""): QueueKind {
  const kind = queueKind.safeParse(name);
  if (!kind.success) throw new AppError("path_not_found");
  requireRight(principal, { area: QUEUE_AREAS[kind.data], act: "see" });
  return kind.data;
}
