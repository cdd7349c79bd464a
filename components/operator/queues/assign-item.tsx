"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Select } from "@/components/ui/fields/select";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Press } from "@/components/ui/press/press";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import type { QueueKind } from "@/lib/contracts/operator/operator-today";
import type { QueueItem, QueuePage } from "@/lib/contracts/operator/queues";
import { useActOnItem } from "./use-act-on-item";

const NOBODY = "nobody";

interface AssignItemProps {
  kind: QueueKind;
  item: QueueItem;
  colleagues: QueuePage["colleagues"];
}

/** Who takes care of an item; whoever may act gives it to somebody by a press on the name. */
export function AssignItem({ kind, item, colleagues }: AssignItemProps) {
  const t = useTranslations("queues.assign");
  const [isOpen, setOpen] = useState(false);
  const { assigned } = item;
  const name = assigned ? (assigned.is_you ? t("you") : assigned.name) : t("nobody");
  if (!useMayInHouse("today", "change")) return <span className={assigned ? "" : "text-ink-soft"}>{name}</span>;
  return (
    <>
      <Press
        onPress={() => setOpen(true)}
        aria-label={t("label", { name })}
        className={`relative z-10 -mx-2 inline-flex min-h-11 cursor-pointer items-center rounded-lg px-2 text-left hover:bg-sunken md:min-h-8 ${assigned ? "" : "text-ink-soft"}`}
      >
        {name}
      </Press>
      {isOpen ? <AssignDialog kind={kind} item={item} colleagues={colleagues} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function AssignDialog({ kind, item, colleagues, onClose }: AssignItemProps & { onClose: () => void }) {
  const t = useTranslations("queues.assign");
  const errorText = useErrorText();
  const once = useOneAtATime();
  const me = colleagues.find((each) => each.is_you);
  const [chosen, setChosen] = useState(item.assigned?.id ?? me?.id ?? NOBODY);
  const { mutate, isPending, error } = useActOnItem(kind, onClose);
  const others = colleagues.filter((each) => !each.is_you).map(({ id, name }) => ({ id, label: name }));
  const options = [...(me ? [{ id: me.id, label: t("me") }] : []), ...others, { id: NOBODY, label: t("nobody") }];
  const body = { act: "assign", subject: item.subject, ...(chosen !== NOBODY && { to: chosen }) } as const;
  return (
    <ConfirmDialog
      title={t("title")}
      onClose={onClose}
      confirm={t("confirm")}
      onConfirm={() => once((end) => mutate(body, { onSettled: end }))}
      isPending={isPending}
      error={error ? errorText(error).message : ""}
    >
      <Select label={t("who")} options={options} value={chosen} onChange={setChosen} />
    </ConfirmDialog>
  );
}
