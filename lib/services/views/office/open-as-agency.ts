import type { AgencyView } from "@/lib/contracts/operator/agency-view";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { readBooking, readBookingRules } from "@/lib/services/booking/document/read-booking";
import { findAnyBooking } from "@/lib/services/booking/house/find-any-booking";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { readPortalBooking } from "../booking-page/read-portal-booking";
import { maskAddress, maskPeople } from "./mask-people";

interface OpenAsAgency {
  bookingId: string;
  locale: Locale;
  by: Doer;
  now: Date;
}

/**
 * A booking as its agency sees it, for whoever asks what stands on its screen: to be read alone, and masked as on the house's own page. The audit log, the agency's too,
 * says who has opened it, before it is given. @throws AppError booking_not_found
 */
export async function openAsAgency({ bookingId: asked, locale, by, now }: OpenAsAgency): Promise<AgencyView> {
  const { bookingId, partnerId, agency } = await findAnyBooking(asked);
  const address = { partnerId, bookingId };
  await recordAudit(db(), { action: "agency_view_opened", by, ...address, now });
  const [booking, extras, rules] = await Promise.all([
    readBooking({ ...address, locale, now }),
    readPortalBooking({ ...address, now, maySell: false }),
    readBookingRules({ ...address, locale }),
  ]);
  const mails = extras.mails.map((mail) => ({ ...mail, to: maskAddress(mail.to) }));
  return { agency, booking: maskPeople(booking), extras: { ...extras, mails }, rules };
}
