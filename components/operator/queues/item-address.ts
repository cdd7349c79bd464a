import { pages } from "@/lib/client/calls/paths";
import type { QueueItem, TableQueue } from "@/lib/contracts/operator/queues";

/** Where an item of a queue is worked on, with the way to the next one. */
export function itemAddress(kind: TableQueue, item: QueueItem): string {
  return pages.inQueue(placeOf(kind, item), kind, item.subject);
}

function placeOf(kind: TableQueue, { subject, booking, departure }: QueueItem): string {
  if (kind === "refunds") return pages.operatorRequest(subject);
  if (kind === "proposals") return pages.houseMoney();
  if (booking) return pages.officeBooking(booking.id);
  return departure ? pages.departure(departure.id) : pages.queues({ kind });
}
