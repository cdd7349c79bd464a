"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BackLink } from "@/components/ui/back-link";
import { TextArea } from "@/components/ui/fields/text-area";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import { OnlyLooking } from "../only-looking";
import { isReason, ReasonField } from "../proposals/reason-field";
import { MessageReport } from "./message-report";
import { sendMessages } from "./queries";

/** Messages to the schedule: looked at first, applied when told to. Only what was looked at can be applied. */
export function MessagesPage() {
  const t = useTranslations("office");
  const mayChange = useMayInHouse("schedule", "change");
  return (
    <>
      <BackLink href={pages.scheduleImports()}>{t("detail.back")}</BackLink>
      <h1 className="mt-1 font-semibold text-2xl md:text-3xl">{t("messages.title")}</h1>
      <p className="mb-4 max-w-3xl text-ink-soft">{t("messages.lead")}</p>
      {mayChange ? <MessagesForm /> : <OnlyLooking />}
    </>
  );
}

function MessagesForm() {
  const t = useTranslations("office");
  const errorText = useErrorText();
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { once, check, applied } = useMessages();
  const isChecked = check.data !== undefined && check.variables === text.trim();
  const error = applied.error ?? check.error;
  const isApplicable = isChecked && !applied.data && check.data.messages.some(({ state }) => state === "applied");
  const look = () => {
    setMissing(text.trim() === "");
    if (text.trim() !== "") once((end) => check.mutate(text.trim(), { onSettled: end }));
  };
  const apply = () => {
    setTried(true);
    if (isReason(reason)) once((end) => applied.mutate({ text: text.trim(), reason: reason.trim() }, { onSettled: end }));
  };
  const change = (typed: string) => {
    setText(typed);
    applied.reset();
  };
  return (
    <>
      <TextArea
        label={t("messages.text")}
        description={t("messages.hint")}
        error={isMissing ? t("messages.missing") : undefined}
        value={text}
        onChange={change}
        rows={6}
        isCode
        spellCheck="false"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" isPending={check.isPending} isDisabled={applied.isPending} onPress={look}>
          {t("messages.check")}
        </Button>
      </div>
      <div className="mt-4 space-y-3">
        {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
        {applied.data ? (
          <MessageReport report={applied.data} isApplied />
        ) : isChecked ? (
          <MessageReport report={check.data} isApplied={false} />
        ) : null}
        {isApplicable ? (
          <div className="max-w-3xl space-y-3">
            <ReasonField value={reason} onChange={setReason} isTried={isTried} />
            <Button isPending={applied.isPending} onPress={apply}>
              {t("messages.apply")}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}

/** The look, and the real thing; after that all lists of the schedule are read again. */
function useMessages() {
  const cache = useQueryClient();
  const once = useOneAtATime();
  const check = useMutation({ mutationFn: (text: string) => sendMessages({ text, dry_run: true }) });
  const applied = useMutation({
    mutationFn: (asked: { text: string; reason: string }) => sendMessages(asked),
    onSettled: () => askAnew(cache, ["office"]),
  });
  return { once, check, applied };
}
