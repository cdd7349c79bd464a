import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TicketReport } from "@/components/operator/reports/ticket-report";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("reports");
  return { title: t("tab.tickets") };
}

export default async function Page() {
  await requireOperator(pages.ticketReport(), { area: "reports", act: "see" });
  return <TicketReport />;
}
