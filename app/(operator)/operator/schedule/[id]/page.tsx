import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ImportPage } from "@/components/operator/schedule/import-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("office");
  return { title: t("imports.title") };
}

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireOperator(pages.scheduleImport(id), { area: "schedule", act: "see" });
  return <ImportPage importId={id} />;
}
