"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { bookingAgentQuery } from "../queries";
import { HandOverDialog } from "./hand-over-dialog";

/** Who looks after the booking, and the way to hand it over. */
export function AgentCard({ bookingId }: { bookingId: string }) {
  const t = useTranslations("booking.agent");
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(bookingAgentQuery(bookingId));
  if (!data) return null;
  return (
    <SectionCard title={t("title")}>
      <p className="break-words">
        {data.name ?? t("unknown")} {data.is_you ? <span className="text-ink-soft">· {t("you")}</span> : null}
      </p>
      {data.colleagues.length > 0 ? (
        <Button variant="secondary" className="mt-3 w-full" onPress={() => setOpen(true)}>
          {t("action")}
        </Button>
      ) : null}
      {isOpen ? <HandOverDialog bookingId={bookingId} colleagues={data.colleagues} onClose={() => setOpen(false)} /> : null}
    </SectionCard>
  );
}
