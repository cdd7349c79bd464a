"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { saveFile } from "@/lib/client/calls/save-file";
import { toast } from "@/lib/client/calls/toast";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import type { ActFileRequest } from "@/lib/contracts/operator/reports/acts";
import { fetchActFile } from "./trade-queries";

function useSaveActs() {
  const errorText = useAddressErrorText();
  return useMutation({
    mutationFn: (range: ActFileRequest) => fetchActFile(range),
    onSuccess: saveFile,
    onError: (error) => void toast.error(errorText(error).message),
  });
}

/** Saves the document of one act. */
export function SaveAct({ number }: { number: number }) {
  const t = useTranslations("reports.acts");
  const { mutate, isPending } = useSaveActs();
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={t("saveOne", { number })}
      isPending={isPending}
      onPress={() => mutate({ first: number, last: number })}
    >
      XML
    </Button>
  );
}

const numberIn = (text: string) => Number(text.replace(/\D/g, ""));

/** Saves the documents of a range of numbers; that of the days shown stands there at first. */
export function ActFiles({ first, last }: ActFileRequest) {
  const t = useTranslations("reports.acts");
  const [range, setRange] = useState({ first: String(first), last: String(last) });
  const { mutate, isPending } = useSaveActs();
  const asked = { first: numberIn(range.first), last: numberIn(range.last) };
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <TextField
        label={t("first")}
        value={range.first}
        onChange={(text) => setRange({ ...range, first: text })}
        inputMode="numeric"
        maxLength={15}
        inputClassName="num"
      />
      <TextField
        label={t("last")}
        value={range.last}
        onChange={(text) => setRange({ ...range, last: text })}
        inputMode="numeric"
        maxLength={15}
        inputClassName="num"
      />
      <Button
        variant="secondary"
        isPending={isPending}
        isDisabled={asked.first < 1 || asked.last < asked.first}
        onPress={() => mutate(asked)}
      >
        {t("save")}
      </Button>
      <a href="/schemas/accounting-act-1.xsd" className="flex min-h-11 items-center text-accent text-sm hover:underline">
        {t("schema")}
      </a>
    </div>
  );
}
