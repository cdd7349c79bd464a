import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BookingPage } from "@/components/booking/view/booking-page";
import { Conversation } from "@/components/conversation/conversation";
import { pages } from "@/lib/client/calls/paths";
import { may } from "@/lib/contracts/scopes";
import { requireAgent } from "../../require-agent";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("booking.list");
  return { title: t("columnNumber") };
}

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { role, userId } = await requireAgent(pages.booking(id), "read");
  const conversation = may(role, "sell") ? <Conversation side="partner" id={id} /> : null;
  return <BookingPage bookingId={id} conversation={conversation} agentId={userId} />;
}
