"use client";

import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { publicPages } from "@/lib/client/public-paths";
import { UNAVAILABLE_DIGEST } from "@/lib/util/unavailable";

/** A page that failed to render. The digest is all the browser learns: the log has the rest under it. */
export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useTranslations("common.errors");
  const isAway = error.digest === UNAVAILABLE_DIGEST;
  const words = isAway ? { title: t("awayTitle"), message: t("away") } : { message: t("unknown") };
  const reference = error.digest && !isAway ? { reference: t("reference", { id: error.digest }) } : {};
  const home = (
    <LinkButton href={publicPages.search()} variant="quiet">
      {t("toStart")}
    </LinkButton>
  );
  return (
    <main className="mx-auto max-w-2xl px-4 py-16">
      <ErrorState {...words} {...reference} onRetry={reset} action={home} />
    </main>
  );
}
