import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { InboxList } from "@/components/operator/schedule/inbox-list";
import { MessagesPage } from "@/components/operator/schedule/messages-page";
import { pages } from "@/lib/client/calls/paths";
import { requireOperator } from "../../require-operator";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("office");
  return { title: t("messages.title") };
}

export default async function Page() {
  await requireOperator(pages.scheduleMessages(), { area: "schedule", act: "see" });
  return (
    <>
      <MessagesPage />
      <InboxList />
    </>
  );
}
