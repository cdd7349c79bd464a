"use client";

import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { LinkButton } from "@/components/ui/press/link-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { pages } from "@/lib/client/calls/paths";
import { useServerClock } from "@/lib/client/server-clock";
import type { ApiKey } from "@/lib/contracts/portal/keys";
import type { Mode } from "@/lib/domain/mode";
import { isWorking, keyStateOf } from "./key-parts";
import { KeyTable } from "./key-table";
import { RevokeKey } from "./revoke-key";
import { RotateKey } from "./rotate-key";

const CLOCK_MS = 15_000;
/** How many keys are found at a glance; more get a search by name. */
const FEW = 10;

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
  const [sought, setSought] = useState("");
  const works = (key: ApiKey) => isWorking(keyStateOf(key, now));
  const found = keys.filter((key) => isSought(key, sought));
  const working = found.filter(works);
  const stopped = found.filter((key) => !works(key));
  const close = () => setDoing(null);
  return (
    <>
      {keys.length > FEW ? (
        <TextField className="mb-4 max-w-md" type="search" label={t("find")} value={sought} onChange={setSought} />
      ) : null}
      {working.length > 0 ? (
        <KeyTable
          keys={working}
          now={now}
          onRotate={(key) => setDoing({ what: "rotate", key })}
          onRevoke={(key) => setDoing({ what: "revoke", key })}
        />
      ) : null}
      {working.length === 0 && sought ? <p role="status">{t("noneFound")}</p> : null}
      {working.length === 0 && !sought ? <NoKeys mode={mode} onCreate={onCreate} /> : null}
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

function isSought({ name, prefix }: ApiKey, text: string): boolean {
  const sought = text.trim().toLocaleLowerCase();
  return name.toLocaleLowerCase().includes(sought) || prefix.startsWith(text.trim());
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
