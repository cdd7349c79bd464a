"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { postJson } from "@/lib/client/calls/fetch-json";
import { api, pages } from "@/lib/client/calls/paths";
import type { NewApiKey } from "@/lib/contracts/portal/keys";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { keyProblem, useTestKey } from "./test-key";

/** An administrator's own, which ends by itself. */
const NEW_KEY = { name: "Documentation", mode: "test", scopes: ALL_SCOPES, expires_in_days: 1 };

/** Field in which the tab's test key is pasted, made and forgotten. @param isAsked whether the call was to be sent without one */
export function KeyField({ isAsked }: { isAsked: boolean }) {
  const t = useTranslations("tryIt");
  const [key, change] = useTestKey();
  const [typed, setTyped] = useState<string | null>(null);
  const { mutate, isPending, isError, isSuccess } = useMutation({
    mutationFn: () => postJson<NewApiKey>({ path: api.keys(), body: NEW_KEY }),
    gcTime: 0,
    onSuccess: (made) => take(made.key),
  });
  const text = typed ?? key;
  const problem = keyProblem(text);
  const take = (next: string) => {
    const trimmed = next.trim();
    change(trimmed);
    // What is no test key is shown until it is mended, and kept nowhere.
    setTyped(keyProblem(trimmed) === null ? null : trimmed);
  };
  return (
    <div className="space-y-2">
      <TextField
        type="password"
        label={t("key")}
        description={t("keyHint")}
        value={text}
        onChange={take}
        autoComplete="off"
        spellCheck="false"
        inputClassName="font-mono"
        error={problem && (text !== "" || isAsked) ? t(problem) : undefined}
      />
      {text === "" ? (
        <>
          <Button variant="secondary" size="sm" isPending={isPending} onPress={() => mutate()}>
            {t("make")}
          </Button>
          <p className="text-ink-soft text-xs">{t("makeText")}</p>
        </>
      ) : (
        <Button variant="quiet" size="sm" onPress={() => take("")}>
          {t("forget")}
        </Button>
      )}
      <p role="status" className="text-sm">
        {isSuccess && problem === null ? t("made") : null}
        {isError && text === "" ? (
          <>
            {t("makeRefused")}{" "}
            <a href={pages.keys()} className="text-accent underline">
              {t("toKeys")}
            </a>
          </>
        ) : null}
      </p>
    </div>
  );
}
