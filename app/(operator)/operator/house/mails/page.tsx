import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MailsPage } from "@/components/operator/house/mails/mails-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("mailTemplates");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.mailTemplates(), { area: "house", act: "see" });
  return <MailsPage />;
}
