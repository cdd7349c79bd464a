import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AdminsOnly } from "@/components/settings/parts/admins-only";
import { SettingsFrame } from "@/components/settings/parts/settings-frame";
import { SellingPage } from "@/components/settings/selling/selling-page";
import { pages } from "@/lib/client/calls/paths";
import { requireAdmin } from "../../require-admin";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("selling.settings");
  return { title: t("title") };
}

export default async function Page() {
  const admin = await requireAdmin(pages.selling());
  if (!admin) return <AdminsOnly />;
  return (
    <SettingsFrame part="selling">
      <SellingPage />
    </SettingsFrame>
  );
}
