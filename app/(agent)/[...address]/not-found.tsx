import { getTranslations } from "next-intl/server";
import PlainNotFound from "@/app/not-found";
import { NotFoundText } from "@/components/shell/not-found-text";
import { currentAgent } from "@/lib/api/access/session";
import { pages } from "@/lib/client/calls/paths";
import { may } from "@/lib/contracts/scopes";

/** Inside the frame of this folder's pages alone: what stands in `app/not-found.tsx` is sent along with every page there is. */
export default async function NotFound() {
  const agent = await currentAgent();
  if (!agent || agent.role === "operator") return <PlainNotFound />;
  const t = await getTranslations("common.nav");
  const search = may(agent.role, "sell") ? [{ href: pages.search(), text: t("search") }] : [];
  return <NotFoundText ways={[...search, { href: pages.bookings(), text: t("bookings") }]} />;
}
