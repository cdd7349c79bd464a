import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BankPage } from "@/components/operator/money/bank/bank-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("bank");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.bank(), { area: "money", act: "see" });
  return <BankPage />;
}
