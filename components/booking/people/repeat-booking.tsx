"use client";

import { ChevronDown } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { MenuButton } from "@/components/ui/overlays/menu-button";
import { buttonClass } from "@/components/ui/press/button-class";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { ReplaceQuestion } from "./replace-draft";

/** Loaded with the first press. */
const RepeatMenu = dynamic(async () => (await import("./repeat-menu")).RepeatMenu, { ssr: false });

/** Loaded with the question. */
const ReplaceDraft = dynamic(async () => (await import("./replace-draft")).ReplaceDraft, { ssr: false });

interface RepeatBookingProps {
  booking: Booking;
  /** Whoever is taken along to the search is kept for this agent alone. */
  agentId: string;
}

/** Books once more what is booked: with the same passengers, or the same flights, or both. */
export function RepeatBooking({ booking, agentId }: RepeatBookingProps) {
  const t = useTranslations("booking.repeat");
  const [question, setQuestion] = useState<ReplaceQuestion | null>(null);
  return (
    <>
      <MenuButton
        menu={(open) => <RepeatMenu booking={booking} agentId={agentId} onOthers={setQuestion} {...open} />}
        className={buttonClass("secondary")}
      >
        {t("title")}
        <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
      </MenuButton>
      {question ? <ReplaceDraft {...question} onClose={() => setQuestion(null)} /> : null}
    </>
  );
}
