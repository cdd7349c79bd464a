import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BookingsPage } from "@/components/booking/list/bookings-page";
import { pages } from "@/lib/client/paths";
import { READERS } from "@/lib/contracts/scopes";
import { requireAgent } from "../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("booking.list");
  return { title: t("title") };
}

export default async function Page() {
  await requireAgent(pages.bookings(), READERS);
  return <BookingsPage />;
}
