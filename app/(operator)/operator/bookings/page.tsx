import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OfficeBookingsPage } from "@/components/operator/bookings/office-bookings-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("finding");
  return { title: t("list") };
}

export default async function Page() {
  await requireOperator(pages.officeBookings(), { area: "bookings", act: "see" });
  return <OfficeBookingsPage />;
}
