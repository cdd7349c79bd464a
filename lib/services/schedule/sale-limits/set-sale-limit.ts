import { db } from "@/lib/db";
import { departureName, legKeyOfDeparture } from "@/lib/domain/departures/departure-id";
import { AppError, type FieldErrors } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import { parseLegKey } from "@/lib/domain/schedule/inventory";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import type { Departure } from "@/lib/suppliers/port/own-schedule";
import { suppliersOf } from "@/lib/suppliers/registry";
import { liftLimits, lockLeg, writeLimits } from "./write-limits";

interface SetSaleLimit {
  /** As addresses name the departure. */
  id: string;
  /** One letter; null of the whole departure. */
  bookingClass: string | null;
  /** So many may be sold in all, those that are sold and held among them; 0 closes. */
  seats: number;
  /** Null for good. */
  until: Date | null;
  reason: string;
  by: Doer;
  now: Date;
}

/**
 * Says what a departure may sell at most, in place of what was said of the same class, or of the whole, before. It takes nothing from anybody: where more
 * is sold already, nothing more is. From the commit on no sale passes it (SQL function take_seats), and searches know it within a second.
 * @throws AppError departure_not_found where the schedule does not have it; validation (`booking_class`, `until`)
 */
export async function setSaleLimit({ id, bookingClass, seats, until, reason, by, now }: SetSaleLimit): Promise<void> {
  const legKey = legKeyOfDeparture(id);
  const departure = legKey && (await scheduledDeparture(legKey, now));
  if (!legKey || !departure) throw new AppError("departure_not_found");
  const fields = wrongFields(departure, { bookingClass, until, now });
  if (Object.keys(fields).length > 0) throw new AppError("validation", { fields });
  await db().$transaction(async (tx) => {
    await lockLeg(tx, legKey);
    await liftLimits(tx, { legKey, bookingClass, actor: by.actor, now });
    await tx.saleLimit.create({ data: { legKey, bookingClass, seats, until, reason, setBy: by.actor, setAt: now } });
    await writeLimits(tx, legKey);
    const detail = { source: departureName(legKey), booking_class: bookingClass, seats, until: until?.toISOString() ?? null, reason };
    await recordAudit(tx, { action: "sale_limit_set", by, now, detail });
  });
  for (const { ownSchedule } of suppliersOf("live")) ownSchedule?.seatsMoved();
}

async function scheduledDeparture(legKey: string, now: Date): Promise<Departure | null> {
  const { date } = parseLegKey(legKey);
  const found = await Promise.all(suppliersOf("live").map(async ({ ownSchedule }) => (await ownSchedule?.departures({ date, now })) ?? []));
  return found.flat().find((departure) => departure.legKey === legKey) ?? null;
}

function wrongFields(
  { levels }: Departure,
  { bookingClass, until, now }: Pick<SetSaleLimit, "bookingClass" | "until" | "now">,
): FieldErrors {
  const classes = (["B", "E"] as const).flatMap((cabin) => levels[cabin].map((level) => level.classes)).join("");
  return {
    ...(bookingClass !== null && !classes.includes(bookingClass) && { booking_class: [NO_SUCH_CLASS] }),
    ...(until && until <= now && { until: [OVER_ALREADY] }),
  };
}

const NO_SUCH_CLASS = t(
  "This departure has no such booking class. Choose one that its page lists.",
  "У этого вылета нет такого класса бронирования. Выберите класс со страницы вылета.",
  "Bu uchishda bunday bron klassi yoʻq. Uning sahifasidagi klasslardan birini tanlang.",
);
const OVER_ALREADY = t(
  "This moment has passed. Name a later one, or none for good.",
  "Этот момент уже прошёл. Укажите более поздний или никакого, если бессрочно.",
  "Bu vaqt oʻtib ketgan. Keyinroq vaqtni koʻrsating yoki muddatsiz boʻlsa boʻsh qoldiring.",
);
