"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { toast } from "@/lib/client/calls/toast";
import type { FoundPerson } from "@/lib/contracts/operator/operator-people";
import { AskPassword } from "./ask-password";
import { resetSecondFactor } from "./queries";

/** Lets somebody in by the password alone who has lost their telephone, after asking. */
export function ResetFactor({ person, onChange }: { person: FoundPerson; onChange: (person: FoundPerson) => void }) {
  const t = useTranslations("people.factor");
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: resetSecondFactor,
    gcTime: 0,
    onSuccess: (changed) => {
      toast.success(t("done"));
      onChange(changed);
    },
  });
  const close = () => {
    reset();
    setOpen(false);
  };
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {t("action")}
      </Button>
      {isOpen ? (
        <AskPassword
          title={t("title", { name: person.name })}
          confirm={t("confirm")}
          isDanger
          isPending={isPending}
          error={error}
          onClose={close}
          onConfirm={(password) => mutate({ email: person.email, password })}
        >
          <p>{t("text")}</p>
        </AskPassword>
      ) : null}
    </>
  );
}
