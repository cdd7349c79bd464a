import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BookingsPage } from "@/components/booking/list/bookings-page";
import { RefusedNotice } from "@/components/shell/refused-notice";
import { pages } from "@/lib/client/calls/paths";
import { refusedAct } from "../refused-act";
import { requireAgent } from "../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("booking.list");
  return { title: t("title") };
}

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { role } = await requireAgent(pages.bookings(), "read");
  const act = refusedAct(await searchParams, role);
  return (
    <>
      {act ? <RefusedNotice act={act} role={role} close={pages.bookings()} /> : null}
      <BookingsPage />
    </>
  );
}
