import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { KeyCallsPage } from "@/components/settings/keys/key-calls-page";
import { AdminsOnly } from "@/components/settings/parts/admins-only";
import { SettingsFrame } from "@/components/settings/parts/settings-frame";
import { pages } from "@/lib/client/calls/paths";
import { requireAdmin } from "../../../require-admin";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("settings.keyCalls");
  return { title: t("title") };
}

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const admin = await requireAdmin(pages.key(id));
  if (!admin) return <AdminsOnly />;
  return (
    <SettingsFrame part="keys">
      <KeyCallsPage keyId={id} />
    </SettingsFrame>
  );
}
