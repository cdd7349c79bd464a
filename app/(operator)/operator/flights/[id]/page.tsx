import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DeparturePage } from "@/components/operator/flights/departure-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("flights");
  return { title: t("title") };
}

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireOperator(pages.departure(id), { area: "flights", act: "see" });
  return <DeparturePage departureId={id} />;
}
