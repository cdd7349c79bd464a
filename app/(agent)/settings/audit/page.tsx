import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuditLog } from "@/components/audit/audit-log";
import { AdminsOnly } from "@/components/settings/parts/admins-only";
import { SettingsFrame } from "@/components/settings/parts/settings-frame";
import { AgencyPage } from "@/components/shell/agency-page";
import { pages } from "@/lib/client/calls/paths";
import { requireAdmin } from "../../require-admin";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("audit");
  return { title: t("title") };
}

export default async function Page() {
  const admin = await requireAdmin(pages.audit());
  if (!admin) return <AdminsOnly />;
  const t = await getTranslations("audit");
  return (
    <SettingsFrame part="audit">
      <p className="mb-4 text-ink-soft">{t("lead")}</p>
      {/* It tells what was paid. */}
      <AgencyPage>
        <AuditLog isOffice={false} />
      </AgencyPage>
    </SettingsFrame>
  );
}
