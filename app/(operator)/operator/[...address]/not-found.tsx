import { getTranslations } from "next-intl/server";
import PlainNotFound from "@/app/not-found";
import { NotFoundText } from "@/components/shell/not-found-text";
import { currentAgent } from "@/lib/api/access/session";
import { pages } from "@/lib/client/calls/paths";

/** An address that the back office does not have, in its frame. */
export default async function NotFound() {
  if ((await currentAgent())?.role !== "operator") return <PlainNotFound />;
  const t = await getTranslations("common.errors");
  return <NotFoundText ways={[{ href: pages.operator(), text: t("toStart") }]} />;
}
