import { getTranslations } from "next-intl/server";
import { Logo } from "@/components/ui/logo";
import { PlainLinkButton } from "@/components/ui/press/plain-link-button";
import { publicPages } from "@/lib/client/calls/public-paths";

/** An address that leads nowhere. Every page carries this one along, so that it asks nothing and weighs nothing. */
export default async function NotFound() {
  const t = await getTranslations("common.errors");
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-4 px-6 text-center">
      <Logo className="size-10 text-accent" />
      <h1 className="font-semibold text-2xl">{t("notFoundTitle")}</h1>
      <p className="text-ink-soft">{t("notFoundText")}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <PlainLinkButton href={publicPages.search()} variant="secondary">
          {t("toStart")}
        </PlainLinkButton>
        <PlainLinkButton href={publicPages.findTrip()} variant="secondary">
          {t("toTrip")}
        </PlainLinkButton>
      </div>
    </main>
  );
}
