"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/press/button";
import { bookingAgentQuery } from "../queries";
import { HandOverDialog } from "./hand-over-dialog";

/** Who looks after the booking, and the way to hand it over, in a line. */
export function AgentCard({ bookingId }: { bookingId: string }) {
  const t = useTranslations("booking.agent");
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(bookingAgentQuery(bookingId));
  if (!data) return null;
  return (
    <Card aria-label={t("title")} className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 px-4 py-1.5 md:px-5">
      <p className="min-w-0 break-words">
        <span className="text-ink-soft text-sm">{t("title")}</span> {data.name ?? t("unknown")}{" "}
        {data.is_you ? <span className="text-ink-soft">· {t("you")}</span> : null}
      </p>
      {data.colleagues.length > 0 ? (
        <Button variant="quiet" size="sm" className="-mr-3" onPress={() => setOpen(true)}>
          {t("action")}
        </Button>
      ) : null}
      {isOpen ? <HandOverDialog bookingId={bookingId} colleagues={data.colleagues} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
