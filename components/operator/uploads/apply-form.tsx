"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { TextArea } from "@/components/ui/fields/text-area";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import type { Upload } from "@/lib/contracts/operator/uploads";
import type { Allowance } from "@/lib/domain/uploads/upload";
import { AT_ONCE, MomentFields, momentOf, type TypedMoment } from "./moment-fields";
import { applyUpload, type UploadArea, uploadQuery } from "./queries";

/** A reason says more than two letters can. */
const SHORTEST_REASON = 3;

interface ApplyFormProps {
  area: UploadArea;
  upload: Upload;
}

/** Agrees to the remarks, says why, and applies the file that was looked at. */
export function ApplyForm({ area, upload }: ApplyFormProps) {
  const t = useTranslations("uploads");
  const errorText = useErrorText();
  const [reason, setReason] = useState("");
  const [allowed, setAllowed] = useState<readonly Allowance[]>([]);
  const [moment, setMoment] = useState<TypedMoment>(AT_ONCE);
  const [isAsked, setAsked] = useState(false);
  const { apply, isPending, error } = useApply({ area, upload });
  const needed = [...new Set(upload.remarks.map(({ allowance }) => allowance))];
  const isReasonMissing = reason.trim().length < SHORTEST_REASON;
  const isAgreed = needed.every((each) => allowed.includes(each));
  const publishAt = momentOf(moment);
  const press = () => {
    setAsked(true);
    const at = publishAt ? { publish_at: publishAt } : {};
    if (!isReasonMissing && isAgreed && publishAt !== null)
      apply({ hash: upload.hash, allowed: [...allowed], reason: reason.trim(), ...at });
  };
  return (
    <form
      noValidate
      className="space-y-3 border-line border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      {needed.map((allowance) => (
        <fieldset key={allowance} className="rounded-xl border border-warm-line bg-warm-soft p-3">
          <legend className="sr-only">{t(`remark.${allowance}`)}</legend>
          <ul className="num list-disc space-y-1 pl-5 text-sm">
            {upload.remarks
              .filter((remark) => remark.allowance === allowance)
              .map(({ text }) => (
                <li key={text} className="wrap-anywhere">
                  {text}
                </li>
              ))}
          </ul>
          <Checkbox
            className="mt-2"
            isSelected={allowed.includes(allowance)}
            isDisabled={isPending}
            onChange={(isSelected) => setAllowed(isSelected ? [...allowed, allowance] : allowed.filter((each) => each !== allowance))}
          >
            {t(`remark.${allowance}`)}
          </Checkbox>
        </fieldset>
      ))}
      {isAsked && !isAgreed ? <Banner tone="bad" isAlert title={t("remarksOpen")} /> : null}
      <TextArea
        className="max-w-xl"
        label={t("reason")}
        description={t("reasonHint")}
        error={isAsked && isReasonMissing ? t("reasonMissing") : undefined}
        value={reason}
        onChange={setReason}
        isDisabled={isPending}
        maxLength={300}
        rows={2}
      />
      {area === "prices" ? (
        <MomentFields moment={moment} onChange={setMoment} isWrong={isAsked && publishAt === null} isDisabled={isPending} />
      ) : null}
      {error ? <Banner tone="bad" isAlert title={Object.values(errorText(error).fields).flat()[0] ?? errorText(error).message} /> : null}
      <Button type="submit" isPending={isPending}>
        {moment.isLater ? t("moment.plan") : t("apply")}
      </Button>
    </form>
  );
}

/** Has it applied once; that it is under way stands in the cache from then on, and is asked for until it is done. */
function useApply({ area, upload }: ApplyFormProps) {
  const cache = useQueryClient();
  const locale = useLocale();
  const once = useOneAtATime();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Parameters<typeof applyUpload>[2]) => applyUpload(area, upload.id, body),
    onSuccess: (answer) => keepAnswer(cache, uploadQuery(area, upload.id, locale).queryKey, answer),
  });
  const apply = (body: Parameters<typeof applyUpload>[2]) => once((end) => mutate(body, { onSettled: end }));
  return { apply, isPending, error };
}
