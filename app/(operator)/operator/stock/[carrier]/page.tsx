import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CarrierPage } from "@/components/operator/stock/carrier-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata({ params }: { params: Promise<{ carrier: string }> }): Promise<Metadata> {
  const t = await getTranslations("stock");
  const { carrier } = await params;
  return { title: `${carrier} · ${t("title")}` };
}

export default async function Page({ params }: { params: Promise<{ carrier: string }> }) {
  const { carrier } = await params;
  await requireOperator(pages.carrierStock(carrier), { area: "stock", act: "see" });
  return <CarrierPage carrier={carrier} />;
}
