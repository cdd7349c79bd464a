"use client";

import { Mail } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { SectionCard } from "../parts/section-card";
import { MailDialog } from "./mail-dialog";

/** The way to write to the customer: by e-mail, or with a text for a chat. */
export function MailCard({ bookingId }: { bookingId: string }) {
  const t = useTranslations("mail.card");
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionCard title={t("title")}>
      <p className="text-ink-soft text-sm">{t("text")}</p>
      <Button variant="secondary" className="mt-3 w-full" onPress={() => setOpen(true)}>
        <Mail className="size-4" aria-hidden="true" />
        {t("button")}
      </Button>
      {isOpen ? <MailDialog bookingId={bookingId} onClose={() => setOpen(false)} /> : null}
    </SectionCard>
  );
}
