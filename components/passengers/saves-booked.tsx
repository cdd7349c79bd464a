"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Banner } from "@/components/ui/states/banner";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useRole } from "@/lib/client/role";
import type { BookSettings } from "@/lib/contracts/portal/people/passenger-book";
import { setBook } from "./queries";

/** Whether the booking form saves whoever is booked: set by the agency's owner. */
export function SavesBooked({ settings }: { settings: BookSettings }) {
  const t = useTranslations("passengers");
  const errorText = useErrorText();
  const [isOn, setOn] = useState(settings.saves_booked);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (saves_booked: boolean) => setBook({ saves_booked }),
    onSuccess: ({ saves_booked }) => {
      setOn(saves_booked);
      toast.success(t("savesSet"));
    },
  });
  if (useRole() !== "admin") return null;
  return (
    <Card className="mt-6 px-4 py-3 md:px-5">
      <Checkbox isSelected={isOn} isDisabled={isPending} onChange={mutate}>
        {t("saves")}
      </Checkbox>
      {error ? <Banner tone="bad" isAlert title={errorText(error).message} className="mt-2" /> : null}
    </Card>
  );
}
