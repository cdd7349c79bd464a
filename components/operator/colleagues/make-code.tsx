"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/overlays/dialog";
import { CopyButton } from "@/components/ui/press/copy-button";
import { Banner } from "@/components/ui/states/banner";
import type { Colleague } from "@/lib/contracts/operator/operator-colleagues";
import { AskPassword } from "../people/ask-password";
import { makeCode } from "./queries";

/** Another code to set up a second factor with. It leaves memory with the window. */
export function MakeCode({ person: { id, name }, onClose }: { person: Colleague; onClose: () => void }) {
  const t = useTranslations("colleagues");
  const { mutate, isPending, error, data } = useMutation({ mutationFn: makeCode, gcTime: 0 });
  if (data)
    return (
      <Dialog title={t("label.code", { name })} isOpen onOpenChange={onClose}>
        <Banner tone="warm" isAlert title={t("code.shown", { name })} action={<CopyButton text={data.code}>{t("code.copy")}</CopyButton>}>
          <code className="block select-all break-all font-mono text-ink text-sm">{data.code}</code>
        </Banner>
      </Dialog>
    );
  return (
    <AskPassword
      title={t("label.code", { name })}
      confirm={t("confirm.code")}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onConfirm={(password) => mutate({ id, password })}
    >
      <p>{t("means.code")}</p>
    </AskPassword>
  );
}
