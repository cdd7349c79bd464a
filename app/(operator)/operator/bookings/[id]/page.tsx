import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OfficeBookingPage } from "@/components/operator/booking/office-booking-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("officeBooking");
  return { title: t("title") };
}

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireOperator(pages.officeBooking(id), { area: "bookings", act: "see" });
  return <OfficeBookingPage bookingId={id} />;
}
