import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AdminsOnly } from "@/components/settings/parts/admins-only";
import { SettingsFrame } from "@/components/settings/parts/settings-frame";
import { TeamPage } from "@/components/settings/team/team-page";
import { pages } from "@/lib/client/calls/paths";
import { requireAdmin } from "../../require-admin";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("settings.team");
  return { title: t("title") };
}

export default async function Page() {
  const admin = await requireAdmin(pages.team());
  if (!admin) return <AdminsOnly />;
  return (
    <SettingsFrame part="team">
      <TeamPage />
    </SettingsFrame>
  );
}
