import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common.errors");
  return { title: t("notFoundTitle") };
}

/** Every address that the back office does not have, in its frame. */
export default function UnknownPage() {
  notFound();
}
