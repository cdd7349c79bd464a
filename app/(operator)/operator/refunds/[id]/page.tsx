import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Conversation } from "@/components/conversation/conversation";
import { RequestPage } from "@/components/operator/request-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("operator");
  return { title: t("request") };
}

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireOperator(pages.operatorRequest(id), { area: "refunds", act: "see" });
  return <RequestPage requestId={id} conversation={<Conversation side="office" id={id} />} />;
}
