import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FindPage } from "@/components/operator/find/find-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("finding");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.find(), { area: "bookings", act: "see" });
  return <FindPage />;
}
