import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StatementPage } from "@/components/money/statement-page";
import { pages } from "@/lib/client/calls/paths";
import { requireAgent } from "../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("money");
  return { title: t("title.statement") };
}

export default async function Page() {
  const { role } = await requireAgent(pages.money(), "readMoney");
  return <StatementPage isAdmin={role === "admin"} />;
}
