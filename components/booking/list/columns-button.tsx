"use client";

import { Columns3 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { WORK_COLUMNS, type WorkColumn } from "@/components/travel/work/booking-table";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Button } from "@/components/ui/press/button";

interface ColumnsButtonProps {
  hidden: readonly WorkColumn[];
  onChange: (hidden: readonly WorkColumn[]) => void;
}

/** Which columns the list has on a desk; cards of a phone stay as they are. */
export function ColumnsButton({ hidden, onChange }: ColumnsButtonProps) {
  const t = useTranslations("work");
  const [isOpen, setOpen] = useState(false);
  const textOf = useColumnText();
  return (
    <>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <Columns3 className="size-4" aria-hidden="true" />
        {t("columns")}
      </Button>
      <Dialog title={t("columns")} isOpen={isOpen} onOpenChange={setOpen}>
        {WORK_COLUMNS.map((column) => (
          <Checkbox
            key={column}
            isSelected={!hidden.includes(column)}
            onChange={(isShown) => onChange(isShown ? hidden.filter((each) => each !== column) : [...hidden, column])}
          >
            {textOf(column)}
          </Checkbox>
        ))}
      </Dialog>
    </>
  );
}

/** What stands above the column. */
function useColumnText(): (column: WorkColumn) => string {
  const t = useTranslations("booking.list");
  const tWork = useTranslations("work");
  const texts: Readonly<Record<WorkColumn, string>> = {
    departure: t("columnDate"),
    passengers: t("columnPassengers"),
    agent: tWork("agent"),
    created: tWork("created"),
  };
  return (column) => texts[column];
}
