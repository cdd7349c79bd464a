import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { QueuesPage } from "@/components/operator/queues/queues-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("queues");
  return { title: t("title") };
}

export default async function Page() {
  await requireOperator(pages.queues(), { area: "today", act: "see" });
  return <QueuesPage />;
}
