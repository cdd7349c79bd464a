"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "sonner";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useErrorText } from "@/lib/client/use-error-text";
import { cancelUnpaid } from "./queries";

/** Gives the seats of an unpaid booking back, after asking. */
export function CancelBooking({ bookingId }: { bookingId: string }) {
  const t = useTranslations("booking.cancel");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => cancelUnpaid(bookingId),
    onSuccess: () => {
      setOpen(false);
      toast.success(t("done"));
    },
    // Also after a refusal: the booking has then moved on without us.
    onSettled: () => cache.invalidateQueries({ queryKey: ["booking"] }),
  });
  const open = () => {
    reset();
    setOpen(true);
  };
  const footer = (
    <>
      <Button variant="secondary" isDisabled={isPending} onPress={() => setOpen(false)}>
        {t("keep")}
      </Button>
      <Button variant="danger" isPending={isPending} onPress={() => mutate()}>
        {isPending ? t("working") : t("confirm")}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="quiet" className="w-full" onPress={open}>
        {t("action")}
      </Button>
      <Dialog title={t("title")} isOpen={isOpen} onOpenChange={setOpen} isDecision footer={footer}>
        <p>{t("text")}</p>
        {error ? <Banner tone="bad" isAlert className="mt-3" title={errorText(error).message} /> : null}
      </Dialog>
    </>
  );
}
