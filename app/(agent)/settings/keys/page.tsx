import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { KeysPage } from "@/components/settings/keys/keys-page";
import { LimitsCard } from "@/components/settings/keys/limits-card";
import { AdminsOnly } from "@/components/settings/parts/admins-only";
import { SettingsFrame } from "@/components/settings/parts/settings-frame";
import { pages } from "@/lib/client/calls/paths";
import { requireAdmin } from "../../require-admin";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("settings.keys");
  return { title: t("title") };
}

export default async function Page() {
  const admin = await requireAdmin(pages.keys());
  if (!admin) return <AdminsOnly />;
  return (
    <SettingsFrame part="keys">
      <KeysPage limits={<LimitsCard limits={admin.rateLimits} />} />
    </SettingsFrame>
  );
}
