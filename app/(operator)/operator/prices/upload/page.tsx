import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { UploadPage } from "@/components/operator/uploads/upload-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("uploads");
  return { title: t("title.prices") };
}

export default async function Page() {
  await requireOperator(pages.priceUpload(), { area: "prices", act: "see" });
  return <UploadPage area="prices" />;
}
