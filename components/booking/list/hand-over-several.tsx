"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Select } from "@/components/ui/fields/select";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { WorkItem } from "@/lib/contracts/portal/work-list";
import { bookingAgentQuery, handOverBooking, WORK_LISTS } from "../queries";

interface HandOverSeveralProps {
  chosen: readonly WorkItem[];
  onClose: () => void;
  /** @param left ids of those that could not be handed over, or were the colleague's already */
  onDone: (left: readonly string[]) => void;
}

/** Gives several bookings to one colleague: one after the other, each by itself, so that one that is refused keeps none of the others. */
export function HandOverSeveral({ chosen, onClose, onDone }: HandOverSeveralProps) {
  const t = useTranslations("work.chosen");
  const tAgent = useTranslations("booking.agent");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [to, setTo] = useState<string | null>(null);
  // Colleagues are the same for all bookings of the agency, but for the one who has the first of them.
  const { data, error: unknown } = useQuery(bookingAgentQuery(chosen[0]?.id ?? ""));
  const { mutate, isPending } = useMutation({
    mutationFn: (person: string) => handOverEach(chosen, person),
    onSuccess: (refused) => {
      if (refused.length === 0) toast.success(t("done", { count: chosen.length }));
      else toast.error(t("refused", { count: refused.length, reason: errorText(refused[0]?.error).message }));
      void askAnew(cache, WORK_LISTS);
      for (const { id } of chosen) void askAnew(cache, bookingAgentQuery(id).queryKey);
      onDone(refused.map(({ id }) => id));
    },
  });
  return (
    <ConfirmDialog
      title={t("handOver")}
      onClose={onClose}
      confirm={tAgent("confirm")}
      onConfirm={() => (to === null ? undefined : mutate(to))}
      isPending={isPending}
      isBlocked={to === null}
      error={unknown ? errorText(unknown).message : ""}
    >
      <p>{t("handOverText", { count: chosen.length })}</p>
      <Select
        label={tAgent("to")}
        options={(data?.colleagues ?? []).map(({ id, name }) => ({ id, label: name }))}
        value={to}
        onChange={setTo}
        placeholder={tAgent("choose")}
      />
    </ConfirmDialog>
  );
}

interface Refused {
  id: string;
  error: unknown;
}

async function handOverEach(bookings: readonly WorkItem[], person: string): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const { id } of bookings) await handOverBooking(id, person).catch((error: unknown) => refused.push({ id, error }));
  return refused;
}
