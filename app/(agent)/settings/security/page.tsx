import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SettingsFrame } from "@/components/settings/parts/settings-frame";
import { SecurityPage } from "@/components/settings/security/security-page";
import { RefusedNotice } from "@/components/shell/refused-notice";
import { pages } from "@/lib/client/calls/paths";
import { refusedAct } from "../../refused-act";
import { requireAgent } from "../../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("settings.security");
  return { title: t("title") };
}

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { role } = await requireAgent(pages.security(), "read");
  const act = refusedAct(await searchParams, role);
  return (
    <SettingsFrame part="security" isAdmin={role === "admin"}>
      {act ? <RefusedNotice act={act} role={role} close={pages.security()} /> : null}
      <SecurityPage />
    </SettingsFrame>
  );
}
