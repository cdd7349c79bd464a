"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ChangeEvent, useRef } from "react";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { Banner } from "@/components/ui/states/banner";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { BrandShown } from "@/lib/contracts/portal/brand";
import { brandOptions, removeLogo, saveLogo } from "./queries";

/** More would not fit into the body of a request, in base64. */
const MAX_BYTES = 180 * 1024;

class TooLarge extends Error {}

/** The picture on receipts and customers' pages: what there is, and another one. */
export function LogoCard({ logo }: { logo: BrandShown["logo"] }) {
  const t = useTranslations("brand.logo");
  const cache = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const shown = (brand: BrandShown) => keepAnswer(cache, brandOptions().queryKey, brand);
  const save = useMutation({ mutationFn: async (file: File) => shown(await saveLogo(await base64Of(file))) });
  const remove = useMutation({ mutationFn: async () => shown(await removeLogo()) });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it was refused.
    event.target.value = "";
    remove.reset();
    if (file) save.mutate(file, { onSuccess: () => void toast.success(t("saved")) });
  };
  return (
    <SectionCard level={3} title={t("title")} lead={t("hint")}>
      <Refusal error={save.error ?? remove.error} />
      {logo ? (
        // biome-ignore lint/performance/noImgElement: the picture is in the page already
        <img src={logo} alt={t("alt")} className="mt-3 max-h-20 max-w-full rounded border border-line bg-white p-2" />
      ) : (
        <p className="mt-3 text-sm">{t("none")}</p>
      )}
      <input ref={input} type="file" accept="image/png,image/jpeg" aria-label={t("choose")} onChange={choose} className="hidden" />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" isPending={save.isPending} onPress={() => input.current?.click()}>
          {t(logo ? "replace" : "choose")}
        </Button>
        {logo ? (
          <Button
            variant="quiet"
            isPending={remove.isPending}
            onPress={() => remove.mutate(undefined, { onSuccess: () => void toast.success(t("removed")) })}
          >
            {t("remove")}
          </Button>
        ) : null}
      </div>
    </SectionCard>
  );
}

function Refusal({ error }: { error: unknown }) {
  const t = useTranslations("brand.logo");
  const errorText = useErrorText();
  if (!error) return null;
  const fields = Object.values(errorText(error).fields).flat();
  const title = error instanceof TooLarge ? t("tooLarge") : (fields[0] ?? errorText(error).message);
  return (
    <div className="mt-3">
      <Banner tone="bad" isAlert title={title} />
    </div>
  );
}

/** @throws TooLarge */
async function base64Of(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new TooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
