import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MailboxPage } from "@/components/mailbox/mailbox-page";
import { pages } from "@/lib/client/calls/paths";
import { requireAgent } from "../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("mail.mailbox");
  return { title: t("title") };
}

export default async function Page() {
  await requireAgent(pages.mailbox());
  return <MailboxPage />;
}
