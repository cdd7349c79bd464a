"use client";

import { CloudAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "../press/button";

interface ErrorStateProps {
  title?: string;
  message: string;
  /** What support needs to find the case, in small print. */
  reference?: string;
  onRetry?: () => void;
  /** Another way out, beside trying again. */
  action?: ReactNode;
}

/** Something could not be loaded: what happened, and a way to try again. */
export function ErrorState({ title, message, reference, onRetry, action }: ErrorStateProps) {
  const t = useTranslations("common");
  return (
    <div role="alert" className="flex flex-col items-center gap-3 rounded-xl border border-line bg-surface px-6 py-12 text-center">
      <CloudAlert className="size-8 text-bad" aria-hidden="true" />
      <h2 className="font-semibold text-lg">{title ?? t("errors.title")}</h2>
      <p className="max-w-md text-ink-soft">{message}</p>
      {reference ? <p className="num text-xs text-ink-faint">{reference}</p> : null}
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {onRetry ? (
          <Button variant="secondary" onPress={onRetry}>
            {t("actions.retry")}
          </Button>
        ) : null}
        {action}
      </div>
    </div>
  );
}
