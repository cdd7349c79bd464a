"use client";

import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { pages } from "@/lib/client/paths";
import { useServerClock } from "@/lib/client/use-server-clock";
import type { ApiKey } from "@/lib/contracts/keys";
import type { Mode } from "@/lib/domain/mode";
import { isWorking, keyStateOf } from "./key-state";
import { KeyTable } from "./key-table";
import { RevokeKey } from "./revoke-key";
import { RotateKey } from "./rotate-key";

const CLOCK_MS = 15_000;

/** What is being done to a key. */
interface Doing {
  what: "rotate" | "revoke";
  key: ApiKey;
}

interface KeyListProps {
  keys: readonly ApiKey[];
  mode: Mode;
  onCreate: () => void;
}

/** Keys that work; under them, folded, those that no longer do. */
export function KeyList({ keys, mode, onCreate }: KeyListProps) {
  const t = useTranslations("settings.keys");
  const now = useServerClock({ everyMs: CLOCK_MS });
  const [doing, setDoing] = useState<Doing | null>(null);
  const works = (key: ApiKey) => isWorking(keyStateOf(key, now));
  const working = keys.filter(works);
  const stopped = keys.filter((key) => !works(key));
  const close = () => setDoing(null);
  return (
    <>
      {working.length > 0 ? (
        <KeyTable
          keys={working}
          now={now}
          onRotate={(key) => setDoing({ what: "rotate", key })}
          onRevoke={(key) => setDoing({ what: "revoke", key })}
        />
      ) : (
        <NoKeys mode={mode} onCreate={onCreate} />
      )}
      {stopped.length > 0 ? (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2 text-ink-soft text-sm">{t("inactive", { count: stopped.length })}</summary>
          <KeyTable keys={stopped} now={now} />
        </details>
      ) : null}
      {doing?.what === "rotate" ? <RotateKey apiKey={doing.key} onClose={close} /> : null}
      {doing?.what === "revoke" ? <RevokeKey apiKey={doing.key} onClose={close} /> : null}
    </>
  );
}

function NoKeys({ mode, onCreate }: { mode: Mode; onCreate: () => void }) {
  const t = useTranslations("settings.keys");
  return (
    <EmptyState
      icon={<KeyRound className="size-8" aria-hidden="true" />}
      title={t(`empty.${mode}`)}
      action={
        <>
          <LinkButton href={pages.docs("quick-start")}>{t("quickStart")}</LinkButton>
          <Button variant="secondary" onPress={onCreate}>
            {t("create")}
          </Button>
        </>
      }
    >
      {t(`emptyText.${mode}`)}
    </EmptyState>
  );
}
