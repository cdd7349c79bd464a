import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SettingsFrame } from "@/components/settings/parts/settings-frame";
import { SecurityPage } from "@/components/settings/security/security-page";
import { pages } from "@/lib/client/paths";
import { READERS } from "@/lib/contracts/scopes";
import { requireAgent } from "../../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("settings.security");
  return { title: t("title") };
}

export default async function Page() {
  const { role } = await requireAgent(pages.security(), READERS);
  return (
    <SettingsFrame part="security" isAdmin={role === "admin"}>
      <SecurityPage />
    </SettingsFrame>
  );
}
