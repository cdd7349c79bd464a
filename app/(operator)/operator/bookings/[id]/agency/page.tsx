import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SeenBookingPage } from "@/components/booking/seen/seen-booking-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("officeBooking.asAgency");
  return { title: t("title") };
}

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireOperator(pages.officeBookingAsAgency(id), { area: "bookings", act: "see" });
  return <SeenBookingPage bookingId={id} />;
}
