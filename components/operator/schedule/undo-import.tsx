"use client";

import { useTranslations } from "next-intl";
import { useMayInHouse } from "@/lib/client/house";
import type { ScheduleImportItem } from "@/lib/contracts/operator/operator-schedule";
import { TakeBack } from "../take-back";
import { undoImport } from "./queries";

interface UndoImportProps {
  item: Pick<ScheduleImportItem, "id" | "source" | "can_undo" | "undone_with">;
}

/** Takes the last import or message back that changed something, for whoever may. */
export function UndoImport({ item }: UndoImportProps) {
  const t = useTranslations("office.undo");
  const mayChange = useMayInHouse("schedule", "change");
  if (!item.can_undo || !mayChange) return null;
  return (
    <TakeBack title={t("title")} takeBack={(body) => undoImport(item.id, body)} concerns={["office"]}>
      <p>{t("text", { source: item.source })}</p>
      {item.undone_with > 0 ? <p>{t("along", { count: item.undone_with })}</p> : null}
    </TakeBack>
  );
}
