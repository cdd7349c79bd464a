import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common.errors");
  return { title: t("notFoundTitle") };
}

/** Every address that no page has: it stands in the portal's frame, so that who is signed in keeps the menu. */
export default function UnknownPage() {
  notFound();
}
