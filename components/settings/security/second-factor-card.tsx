"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { Badge } from "@/components/ui/states/badge";
import { Banner } from "@/components/ui/states/banner";
import { LoadError } from "@/components/ui/states/load-error";
import { Skeleton } from "@/components/ui/states/skeleton";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { SecondFactor } from "@/lib/contracts/account/account-security";
import { formatInstant } from "@/lib/i18n/formats";
import { ProofForm } from "./proof-form";
import { removeSecondFactor, renewRecoveryCodes, secondFactorQuery, sessionListQuery } from "./queries";
import { RecoveryCodesShown } from "./recovery-codes-shown";
import { SetUpFactor } from "./set-up-factor";

type Doing = "set-up" | "renew" | "remove" | null;

/** Whether signing in takes a code beside the password, and what can be done about it. */
export function SecondFactorCard() {
  const t = useTranslations("settings.security.factor");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(secondFactorQuery());
  const [doing, setDoing] = useState<Doing>(null);
  const close = () => setDoing(null);
  return (
    <SectionCard className="space-y-4" title={t("title")} lead={t("lead")}>
      {!data && error ? <LoadError text={errorText(error).message} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton className="h-11 w-40" /> : null}
      {data && data.since === null ? <FactorOff factor={data} onSetUp={() => setDoing("set-up")} /> : null}
      {data?.since ? <FactorOn factor={data} since={data.since} onDo={setDoing} /> : null}
      {doing === "set-up" ? <SetUpFactor needsCode={data?.is_obligatory ?? false} onClose={close} /> : null}
      {doing === "renew" ? <RenewCodes onClose={close} /> : null}
      {doing === "remove" ? <RemoveFactor onClose={close} /> : null}
    </SectionCard>
  );
}

function FactorOff({ factor, onSetUp }: { factor: SecondFactor; onSetUp: () => void }) {
  const t = useTranslations("settings.security.factor");
  return (
    <>
      {factor.is_obligatory ? (
        <Banner tone="warm" title={t("dueTitle")}>
          {t("dueText")}
        </Banner>
      ) : null}
      {factor.is_let_off ? <Banner>{t("letOff")}</Banner> : null}
      <div className="flex flex-wrap items-center gap-3">
        <Badge>{t("off")}</Badge>
        <Button onPress={onSetUp}>{t("setUp")}</Button>
      </div>
    </>
  );
}

/** So few are left that new ones are worth making. */
const FEW_CODES = 3;

interface FactorOnProps {
  factor: SecondFactor;
  since: string;
  onDo: (doing: Doing) => void;
}

function FactorOn({ factor, since, onDo }: FactorOnProps) {
  const t = useTranslations("settings.security.factor");
  const locale = useLocale();
  const left = t("codesLeft", { count: factor.recovery_codes_left });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone="good">{t("on")}</Badge>
        <span className="text-ink-soft">{t("since", { date: formatInstant(since, locale) })}</span>
      </p>
      {factor.recovery_codes_left > FEW_CODES ? <p className="text-sm">{left}</p> : <Banner tone="warm" title={left} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onPress={() => onDo("renew")}>
          {t("renew")}
        </Button>
        {factor.is_obligatory ? null : (
          <Button variant="secondary" onPress={() => onDo("remove")}>
            {t("remove")}
          </Button>
        )}
      </div>
    </>
  );
}

/** Back to the password alone. */
function RemoveFactor({ onClose }: { onClose: () => void }) {
  const t = useTranslations("settings.security.factor");
  const formId = useId();
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: removeSecondFactor,
    gcTime: 0,
    onSuccess: async (left) => {
      await keepAnswer(cache, secondFactorQuery().queryKey, left);
      toast.success(t("removed"));
      onClose();
      await askAnew(cache, sessionListQuery().queryKey);
    },
  });
  return (
    <FormDialog title={t("remove")} onClose={onClose} formId={formId} submit={t("removeSubmit")} isPending={isPending}>
      <ProofForm id={formId} fields={["password", "code"]} error={error} onSubmit={({ password, code }) => mutate({ password, code })}>
        <p className="text-ink-soft text-sm">{t("removeText")}</p>
      </ProofForm>
    </FormDialog>
  );
}

/** New recovery codes in the place of the old ones. */
function RenewCodes({ onClose }: { onClose: () => void }) {
  const t = useTranslations("settings.security.factor");
  const formId = useId();
  const cache = useQueryClient();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: renewRecoveryCodes,
    gcTime: 0,
    onSuccess: () => askAnew(cache, secondFactorQuery().queryKey),
  });
  if (data) return <RecoveryCodesShown codes={data.codes} title={t("renew")} onClose={onClose} />;
  return (
    <FormDialog title={t("renew")} onClose={onClose} formId={formId} submit={t("renewSubmit")} isPending={isPending}>
      <ProofForm id={formId} fields={["password", "code"]} error={error} onSubmit={({ password, code }) => mutate({ password, code })}>
        <p className="text-ink-soft text-sm">{t("renewText")}</p>
      </ProofForm>
    </FormDialog>
  );
}
