import type { OpenedPassengers } from "@/lib/contracts/operator/bookings/office-booking";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { findAnyBooking } from "@/lib/services/booking/house/find-any-booking";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";

interface OpenPassengers {
  bookingId: string;
  locale: Locale;
  by: Doer;
  now: Date;
}

/** Who flies, with documents, contacts and receipts. The audit log says who has read them, before they are given. @throws AppError booking_not_found */
export async function openPassengers({ bookingId: asked, locale, by, now }: OpenPassengers): Promise<OpenedPassengers> {
  const { bookingId, partnerId } = await findAnyBooking(asked);
  await recordAudit(db(), { action: "passenger_data_opened", by, partnerId, bookingId, now });
  const { passengers, payer } = await readBooking({ partnerId, bookingId, locale, now });
  return { passengers, payer };
}
