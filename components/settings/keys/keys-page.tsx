"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/press/button";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { MODES, type Mode } from "@/lib/domain/mode";
import { ModeSwitch } from "../parts/mode";
import { keyListQuery } from "../queries";
import { CreateKey } from "./create-key";
import { KeyList } from "./key-list";

/**
 * The partner's API keys, those of one mode at a time.
 * @param limits what belongs under the list, made on the server
 */
export function KeysPage({ limits }: { limits: ReactNode }) {
  const t = useTranslations("settings.keys");
  const errorText = useErrorText();
  const [mode, setMode] = useMode();
  const [isCreating, setCreating] = useState(false);
  const { data, error, refetch } = useQuery(keyListQuery());
  const keys = data?.items.filter((key) => key.mode === mode);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="max-w-2xl">
          <h2 className="font-semibold text-xl">{t("title")}</h2>
          <p className="mt-1 text-ink-soft">{t("lead")}</p>
        </div>
        <Button isDisabled={!data} onPress={() => setCreating(true)}>
          <Plus className="size-4" aria-hidden="true" />
          {t("create")}
        </Button>
      </div>
      <div className="mt-4 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ModeSwitch mode={mode} onChange={setMode} isLabelHidden />
        <p className="min-w-0 max-w-3xl flex-1 basis-72 text-pretty text-ink-soft text-sm">{t(`modeText.${mode}`)}</p>
      </div>
      {keys ? <KeyList key={mode} keys={keys} mode={mode} onCreate={() => setCreating(true)} /> : null}
      {!keys && error ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {!keys && !error ? <ListSkeleton rows={3} /> : null}
      {limits}
      <CreateKey mode={mode} isOpen={isCreating} onOpenChange={setCreating} onMade={setMode} />
    </>
  );
}

/** The mode on the screen lives in the address: a reload and the back button keep it. Live where the address says nothing. */
function useMode(): [Mode, (mode: Mode) => void] {
  const router = useRouter();
  const pathname = usePathname();
  const named = useSearchParams().get("mode");
  const mode = MODES.find((known) => known === named) ?? "live";
  return [mode, (next) => router.replace(next === "live" ? pathname : `${pathname}?mode=${next}`, { scroll: false })];
}
