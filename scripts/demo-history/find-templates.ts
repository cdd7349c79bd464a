import { z } from "zod";
import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Outcome, Template } from "./plan-sales";

/** Its copies of the week before leave after they were sold. */
const LEAST_AHEAD_MS = 9 * 86_400_000;
const RETURNED = z.enum(["refunded", "partiallyrefunded"]);

const SELECT = {
  id: true,
  status: true,
  snapshot: true,
  createdAt: true,
  firstDepartureAt: true,
  events: { select: { reason: true } },
  payments: { select: { amountMinor: true } },
} as const satisfies Prisma.BookingSelect;
type Found = Prisma.BookingGetPayload<{ select: typeof SELECT }>;

/** Bookings that earlier ones can be like: of whole journeys, with nothing that waits for an answer. */
export async function findTemplates(partnerIds: readonly string[]): Promise<Template[]> {
  const found = await db().booking.findMany({
    where: {
      partnerId: { in: [...partnerIds] },
      openChangeId: null,
      scheduleChanges: { none: {} },
      refundRequests: { none: { state: { not: "settled" } } },
    },
    orderBy: { createdAt: "asc" },
    select: SELECT,
  });
  return found.flatMap((booking) => {
    const outcome = outcomeOf(booking);
    if (outcome === null || !isPlain(booking)) return [];
    const spentMinor = booking.payments.reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0);
    return [{ id: booking.id, outcome, createdAt: booking.createdAt, spentMinor }];
  });
}

function outcomeOf({ status, events }: Found): Outcome | null {
  const has = (reason: string) => events.some((event) => event.reason === reason);
  if (status === "cancelled" || status === "ticketed") return status;
  if (!RETURNED.safeParse(status).success || has("refund_passengers") || has("refund_directions")) return null;
  return has("void") ? "void" : "refunded";
}

/** A code share has claims on the flight that is flown, which its copy does not know. */
function isPlain({ snapshot, createdAt, firstDepartureAt }: Found): boolean {
  const { directions } = parseSnapshot(snapshot);
  const isAhead = firstDepartureAt.getTime() - createdAt.getTime() > LEAST_AHEAD_MS;
  return isAhead && directions.every(({ segments }) => segments.every(({ operatedBy }) => operatedBy === undefined));
}
