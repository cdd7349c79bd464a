"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { CopyButton } from "@/components/ui/press/copy-button";
import { askAnew } from "@/lib/client/calls/ask-anew";
import type { SecondFactorOffer } from "@/lib/contracts/account/account-security";
import { ProofForm } from "./proof-form";
import { beginSecondFactor, confirmSecondFactor, secondFactorQuery, sessionListQuery } from "./queries";
import { RecoveryCodesShown } from "./recovery-codes-shown";

interface SetUpFactorProps {
  /** Whether it is begun with a one-time code of the command line. */
  needsCode: boolean;
  onClose: () => void;
}

const PLAIN = ["password"] as const;
const WITH_CODE = ["enrolment_code", "password"] as const;

/** The password, then the secret and the first code of it, then the recovery codes. */
export function SetUpFactor({ needsCode, onClose }: SetUpFactorProps) {
  const t = useTranslations("settings.security.factor.setUpForm");
  const formId = useId();
  const cache = useQueryClient();
  const router = useRouter();
  // The secret and the codes leave memory with the dialog.
  const begin = useMutation({ mutationFn: beginSecondFactor, gcTime: 0 });
  const confirm = useMutation({ mutationFn: confirmSecondFactor, gcTime: 0 });
  const finish = async () => {
    onClose();
    // Pages that were closed before it are open now.
    router.refresh();
    await askAnew(cache, secondFactorQuery().queryKey, sessionListQuery().queryKey);
  };
  if (confirm.data) return <RecoveryCodesShown codes={confirm.data.codes} title={t("ready")} onClose={() => void finish()} />;
  if (!begin.data)
    return (
      <FormDialog title={t("title")} onClose={onClose} formId={formId} submit={t("next")} isPending={begin.isPending}>
        <ProofForm
          id={formId}
          fields={needsCode ? WITH_CODE : PLAIN}
          error={begin.error}
          onSubmit={({ password, enrolment_code }) => begin.mutate({ password, enrolment_code })}
        >
          <p className="text-ink-soft text-sm">{t("what")}</p>
          <p className="text-ink-soft text-sm">{t("ends")}</p>
        </ProofForm>
      </FormDialog>
    );
  return (
    <FormDialog title={t("title")} onClose={onClose} formId={formId} submit={t("confirm")} isPending={confirm.isPending}>
      <ProofForm key="code" id={formId} fields={["code"]} error={confirm.error} onSubmit={({ code }) => confirm.mutate({ code })}>
        <SecretShown offer={begin.data} />
      </ProofForm>
    </FormDialog>
  );
}

/** The secret as a picture and as letters. */
function SecretShown({ offer }: { offer: SecondFactorOffer }) {
  const t = useTranslations("settings.security.factor.setUpForm");
  const { size, path } = offer.qr;
  const groups = offer.secret.match(/.{1,4}/g) ?? [];
  return (
    <>
      <p className="text-sm">{t("scan")}</p>
      <svg
        role="img"
        aria-label={t("qr")}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="mx-auto w-52 rounded-lg bg-white"
      >
        <path d={path} fill="black" />
      </svg>
      <div>
        <p className="mb-1 text-ink-soft text-sm">{t("byHand")}</p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="min-w-0 flex-1 basis-52 select-all rounded-lg border border-line bg-paper px-3 py-2 font-mono text-sm">
            {groups.join(" ")}
          </code>
          <CopyButton text={offer.secret} label={t("copySecret")} />
        </div>
      </div>
    </>
  );
}
