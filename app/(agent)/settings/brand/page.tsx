import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BrandPage } from "@/components/settings/brand/brand-page";
import { AdminsOnly } from "@/components/settings/parts/admins-only";
import { SettingsFrame } from "@/components/settings/parts/settings-frame";
import { pages } from "@/lib/client/calls/paths";
import { requireAdmin } from "../../require-admin";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("brand");
  return { title: t("title") };
}

export default async function Page() {
  const admin = await requireAdmin(pages.brand());
  if (!admin) return <AdminsOnly />;
  return (
    <SettingsFrame part="brand">
      <BrandPage />
    </SettingsFrame>
  );
}
