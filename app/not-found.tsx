import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { Logo } from "@/components/ui/logo";
import { pages } from "@/lib/client/paths";

export default async function NotFound() {
  const t = await getTranslations("common.errors");
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-4 px-6 text-center">
      <Logo className="size-10 text-accent" />
      <h1 className="font-semibold text-2xl">{t("notFoundTitle")}</h1>
      <p className="text-ink-soft">{t("notFoundText")}</p>
      <LinkButton href={pages.search()} variant="secondary">
        {t("toStart")}
      </LinkButton>
    </main>
  );
}
