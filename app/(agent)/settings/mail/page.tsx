import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MailSettingsPage } from "@/components/settings/mail/mail-settings-page";
import { AdminsOnly } from "@/components/settings/parts/admins-only";
import { SettingsFrame } from "@/components/settings/parts/settings-frame";
import { pages } from "@/lib/client/calls/paths";
import { requireAdmin } from "../../require-admin";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("mail.settings");
  return { title: t("title") };
}

export default async function Page() {
  const admin = await requireAdmin(pages.mailSettings());
  if (!admin) return <AdminsOnly />;
  return (
    <SettingsFrame part="mail">
      <MailSettingsPage />
    </SettingsFrame>
  );
}
