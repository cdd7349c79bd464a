"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Select } from "@/components/ui/fields/select";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { BookingAgent } from "@/lib/contracts/portal/handover";
import { bookingAgentQuery, handOverBooking, WORK_LISTS } from "../queries";

interface HandOverDialogProps {
  bookingId: string;
  colleagues: BookingAgent["colleagues"];
  onClose: () => void;
}

/** Gives the booking to a colleague. */
export function HandOverDialog({ bookingId, colleagues, onClose }: HandOverDialogProps) {
  const t = useTranslations("booking.agent");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [to, setTo] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (person: string) => handOverBooking(bookingId, person),
    onSuccess: async (agent) => {
      await keepAnswer(cache, bookingAgentQuery(bookingId).queryKey, agent);
      toast.success(t("done"));
      onClose();
      void askAnew(cache, WORK_LISTS);
      await askAnew(cache, ["booking", "extras", bookingId]);
    },
  });
  return (
    <ConfirmDialog
      title={t("dialogTitle")}
      onClose={onClose}
      confirm={t("confirm")}
      onConfirm={() => (to === null ? undefined : mutate(to))}
      isPending={isPending}
      isBlocked={to === null}
      error={error ? errorText(error).message : ""}
    >
      <p>{t("text")}</p>
      <Select
        label={t("to")}
        options={colleagues.map(({ id, name }) => ({ id, label: name }))}
        value={to}
        onChange={setTo}
        placeholder={t("choose")}
      />
    </ConfirmDialog>
  );
}
