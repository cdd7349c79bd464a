import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuditLog } from "@/components/audit/audit-log";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("audit");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.operatorAudit(), { area: "audit", act: "see" });
  const t = await getTranslations("audit");
  return (
    <>
      <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <p className="mb-4 text-ink-soft">{t("officeLead")}</p>
      <AuditLog isOffice={true} />
    </>
  );
}
