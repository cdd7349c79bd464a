import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SecurityPage } from "@/components/settings/security/security-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperatorAccount } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("settings.security");
  return { title: t("title") };
}

/** The one page of the back office that is open before there is a second factor. */
export default async function Page() {
  await requireOperatorAccount(pages.operatorSecurity());
  const t = await getTranslations("settings.security");
  return (
    <>
      <h1 className="mb-5 font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <SecurityPage />
    </>
  );
}
