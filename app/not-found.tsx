import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { Logo } from "@/components/ui/logo";
import { currentAgent } from "@/lib/api/access/session";
import { pages } from "@/lib/client/paths";
import { AgentFrame } from "./(agent)/agent-frame";

/** An address that leads nowhere: agents keep their menu, everybody else is led to the start or to their trip. */
export default async function NotFound() {
  const t = await getTranslations("common.errors");
  const agent = await currentAgent();
  if (agent && agent.role !== "operator") {
    return (
      <AgentFrame agent={agent}>
        <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-16 text-center">
          <h1 className="font-semibold text-2xl">{t("notFoundTitle")}</h1>
          <p className="text-ink-soft">{t("notFoundText")}</p>
          <LinkButton href={pages.bookings()} variant="secondary">
            {t("toBookings")}
          </LinkButton>
        </div>
      </AgentFrame>
    );
  }
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-4 px-6 text-center">
      <Logo className="size-10 text-accent" />
      <h1 className="font-semibold text-2xl">{t("notFoundTitle")}</h1>
      <p className="text-ink-soft">{t("notFoundText")}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <LinkButton href={pages.search()} variant="secondary">
          {t("toStart")}
        </LinkButton>
        {agent ? null : (
          <LinkButton href={pages.findTrip()} variant="secondary">
            {t("toTrip")}
          </LinkButton>
        )}
      </div>
    </main>
  );
}
