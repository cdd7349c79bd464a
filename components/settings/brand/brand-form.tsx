"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { Banner } from "@/components/ui/states/banner";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { toast } from "@/lib/client/calls/toast";
import { type BrandSaid, brandRequest } from "@/lib/contracts/portal/brand";
import { Line } from "../parts/form-lines";
import { useFormRefusal } from "../parts/form-refusal";
import { ColourField } from "./colour-field";
import { brandOptions, saveBrand } from "./queries";

const FIELDS = ["name", "tel", "email", "telegram", "address", "colour"] as const;
const fieldOf = (name: (typeof FIELDS)[number], remark: string) =>
  z.string().refine((text) => brandRequest.shape[name].safeParse(text).success, remark);

/** Fields as in the contract; messages are keys of the texts under `brand.form`. */
const brandFields = z.object({
  name: fieldOf("name", "nameWrong"),
  tel: fieldOf("tel", "telWrong"),
  email: fieldOf("email", "emailWrong"),
  telegram: fieldOf("telegram", "telegramWrong"),
  address: fieldOf("address", "addressWrong"),
  colour: fieldOf("colour", "colourWrong"),
  prints_parts: z.boolean(),
});

interface BrandFormProps {
  saved: BrandSaid;
  /** What stands in the fields now. */
  onTyped: (brand: BrandSaid) => void;
}

export function BrandForm({ saved, onTyped }: BrandFormProps) {
  const t = useTranslations("brand.form");
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: saveBrand,
    onSuccess: async (shown) => {
      await keepAnswer(cache, brandOptions().queryKey, shown);
      toast.success(t("saved"));
    },
  });
  const { name, tel, email, telegram, address, colour, prints_parts } = saved;
  const { control, handleSubmit, setError, getFieldState } = useForm<BrandSaid>({
    resolver: zodResolver(brandFields),
    defaultValues: { name, tel, email, telegram, address, colour, prints_parts },
  });
  const refusal = useFormRefusal(error, FIELDS, { setError, getFieldState });
  const [typedName, typedTel, typedEmail, typedTelegram, typedAddress, typedColour] = useWatch({ control, name: FIELDS });
  const typedParts = useWatch({ control, name: "prints_parts" });
  useEffect(() => {
    const texts = { name: typedName, tel: typedTel, email: typedEmail, telegram: typedTelegram.replace(/^@/, ""), address: typedAddress };
    onTyped({ ...texts, colour: typedColour, prints_parts: typedParts });
  }, [onTyped, typedName, typedTel, typedEmail, typedTelegram, typedAddress, typedColour, typedParts]);
  return (
    <SectionCard level={3} title={t("title")}>
      <form onSubmit={handleSubmit((fields) => mutate(fields))} noValidate className="space-y-4">
        {refusal ? <Banner tone="bad" isAlert title={refusal} /> : null}
        <Line control={control} name="name" label={t("name")} isRequired remarks={{ nameWrong: t("nameWrong") }} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Line control={control} name="tel" label={t("tel")} description={t("telHint")} type="tel" remarks={{ telWrong: t("telWrong") }} />
          <Line
            control={control}
            name="telegram"
            label={t("telegram")}
            description={t("telegramHint")}
            remarks={{ telegramWrong: t("telegramWrong") }}
          />
        </div>
        <Line control={control} name="email" label={t("email")} type="email" remarks={{ emailWrong: t("emailWrong") }} />
        <Line control={control} name="address" label={t("address")} remarks={{ addressWrong: t("addressWrong") }} />
        <ColourField control={control} />
        <Controller
          control={control}
          name="prints_parts"
          render={({ field: { value, onChange } }) => (
            <Checkbox isSelected={value} onChange={onChange}>
              {t("printsParts")}
              <span className="block text-ink-soft text-sm">{t("printsPartsHint")}</span>
            </Checkbox>
          )}
        />
        <Button type="submit" isPending={isPending}>
          {t("save")}
        </Button>
      </form>
    </SectionCard>
  );
}
