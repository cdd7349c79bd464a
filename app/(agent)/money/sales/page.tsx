import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SalesPage } from "@/components/money/sales-page";
import { pages } from "@/lib/client/calls/paths";
import { requireAgent } from "../../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("money");
  return { title: t("title.sales") };
}

export default async function Page() {
  await requireAgent(pages.sales(), "readMoney");
  return <SalesPage />;
}
