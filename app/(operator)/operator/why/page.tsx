import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { WhyPage } from "@/components/operator/why/why-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("why");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.operatorWhy(), { area: "prices", act: "see" });
  return <WhyPage />;
}
