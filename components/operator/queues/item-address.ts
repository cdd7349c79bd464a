import { pages } from "@/lib/client/calls/paths";
import type { QueueKind } from "@/lib/contracts/operator/operator-today";
import type { QueueItem } from "@/lib/contracts/operator/queues";

/** Where an item of a queue is worked on, with the way to the next one. */
export function itemAddress(kind: QueueKind, item: QueueItem): string {
  return pages.inQueue(placeOf(kind, item), kind, item.subject);
}

function placeOf(kind: QueueKind, { subject, booking, departure }: QueueItem): string {
  const place = PLACES[kind]?.(subject);
  if (place) return place;
  if (booking) return pages.officeBooking(booking.id);
  return departure ? pages.departure(departure.id) : pages.queues({ kind });
}

/** Where items stand that are worked on at no booking and no departure. */
const PLACES: Readonly<Partial<Record<QueueKind, (subject: string) => string>>> = {
  refunds: pages.operatorRequest,
  proposals: () => pages.houseMoney(),
  inbox: () => pages.scheduleMessages({ open: "1" }),
  stock: pages.carrierStock,
  webhooks: () => pages.stuck(),
  mails: () => pages.stuck(),
  charters: () => pages.charters(),
  uploads: (upload) => pages.priceUpload({ upload }),
  bank: () => pages.bank({ state: "unmatched" }),
  days: () => pages.closedDays(),
  ways: () => pages.listWays(),
};
