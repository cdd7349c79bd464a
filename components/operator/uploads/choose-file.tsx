"use client";

import { useMutation } from "@tanstack/react-query";
import { Upload as UploadMark } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ChangeEvent, type DragEvent, useRef, useState } from "react";
import { Select } from "@/components/ui/fields/select";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { MAX_UPLOAD_BYTES, PRICE_KINDS, type UploadKind } from "@/lib/domain/uploads/upload";
import { type UploadArea, uploadFile } from "./queries";

class TooLarge extends Error {}

interface ChooseFileProps {
  area: UploadArea;
  /** @param uploadId of the file that the service has now */
  onTaken: (uploadId: string) => void;
}

/** Chooses or drops a file, and uploads it: nothing of it is applied by that. */
export function ChooseFile({ area, onTaken }: ChooseFileProps) {
  const t = useTranslations("uploads");
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<UploadKind>(area === "schedule" ? "schedule" : "fares");
  const [isOver, setOver] = useState(false);
  const take = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > MAX_UPLOAD_BYTES) throw new TooLarge();
      return uploadFile(area, { file, kind });
    },
    onSuccess: ({ id }) => onTaken(id),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it was mended.
    event.target.value = "";
    if (file) take.mutate(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !take.isPending) take.mutate(file);
  };
  const options = PRICE_KINDS.map((id) => ({ id, label: t(`kind.${id}`) }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way for who has a mouse; the button is the first
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`rounded-xl border border-dashed p-4 md:p-5 ${isOver ? "border-accent bg-accent-soft" : "border-line-strong bg-surface"}`}
    >
      {area === "prices" ? <Select className="mb-3 max-w-xs" label={t("what")} options={options} value={kind} onChange={setKind} /> : null}
      <input ref={input} type="file" aria-label={t("choose")} onChange={choose} className="hidden" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" isPending={take.isPending} onPress={() => input.current?.click()}>
          <UploadMark className="size-4" aria-hidden="true" />
          {t("choose")}
        </Button>
        <span className="hidden text-ink-soft text-sm md:inline">{t("drop")}</span>
      </div>
      <p className="mt-2 text-ink-soft text-sm">{t(`hint.${kind}`)}</p>
      <Refusal error={take.error} />
    </div>
  );
}

function Refusal({ error }: { error: Error | null }) {
  const t = useTranslations("uploads");
  const errorText = useErrorText();
  if (!error) return null;
  const fields = Object.values(errorText(error).fields).flat();
  const text = error instanceof TooLarge ? t("tooLarge") : (fields[0] ?? errorText(error).message);
  return <Banner tone="bad" isAlert title={text} className="mt-3" />;
}
