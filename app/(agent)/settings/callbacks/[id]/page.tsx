import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EndpointPage } from "@/components/settings/callbacks/endpoint-page";
import { AdminsOnly } from "@/components/settings/parts/admins-only";
import { SettingsFrame } from "@/components/settings/parts/settings-frame";
import { pages } from "@/lib/client/calls/paths";
import { requireAdmin } from "../../../require-admin";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("settings.callbacks");
  return { title: t("title") };
}

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const admin = await requireAdmin(pages.callback(id));
  if (!admin) return <AdminsOnly />;
  return (
    <SettingsFrame part="callbacks">
      <EndpointPage endpointId={id} />
    </SettingsFrame>
  );
}
