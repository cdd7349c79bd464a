"use client";

import { useTranslations } from "next-intl";
import { PlainLinkButton } from "../press/plain-link-button";
import { ErrorState } from "./error-state";

interface FailedPageProps {
  error: Error & { digest?: string };
  reset: () => void;
  /** Whether the database was away, and is asked again with success as soon as it is back. */
  isAway: boolean;
  /** Where its reader starts again; loaded anew, for what failed may be what the browser holds. */
  way: { href: string; text: string };
}

/** A page that failed to render. The digest is all the browser learns: the log has the rest under it. */
export function FailedPage({ error, reset, isAway, way }: FailedPageProps) {
  const t = useTranslations("common.errors");
  const words = isAway ? { title: t("awayTitle"), message: t("away") } : { message: t("unknown") };
  const reference = error.digest && !isAway ? { reference: t("reference", { id: error.digest }) } : {};
  const start = (
    <PlainLinkButton href={way.href} variant="quiet">
      {way.text}
    </PlainLinkButton>
  );
  return <ErrorState {...words} {...reference} onRetry={reset} action={start} />;
}
