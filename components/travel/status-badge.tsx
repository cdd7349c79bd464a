"use client";

import { useTranslations } from "next-intl";
import { Badge, type Tone } from "@/components/ui/states/badge";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";

const TONES: Record<BookingStatus, Tone> = {
  not_available: "neutral",
  booked: "warm",
  awaitpayment: "warm",
  paid: "accent",
  partiallyticketed: "accent",
  ticketed: "good",
  cancelled: "neutral",
  refundauthorized: "bad",
  partiallyrefunded: "neutral",
  refunded: "neutral",
  refund_request_sent: "accent",
};

interface StatusBadgeProps {
  status: BookingStatus;
  /** The airline's change waits for an answer: then nothing about the booking is in good order. */
  isAnswerDue: boolean;
}

/** The status, and beside it that an answer to the airline is due, where no other mark says so. */
export function StandingBadges({ status, isAnswerDue }: StatusBadgeProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <StatusBadge status={status} isAnswerDue={isAnswerDue} />
      {isAnswerDue ? <AnswerDueBadge /> : null}
    </span>
  );
}

/** That an answer to the airline is due. Alone where there is room for one badge: it is more pressing than any status. */
export function AnswerDueBadge() {
  const t = useTranslations("changes");
  return <Badge tone="warm">{t("answerDue")}</Badge>;
}

export function StatusBadge({ status, isAnswerDue }: StatusBadgeProps) {
  const t = useTranslations("booking.status");
  return <Badge tone={isAnswerDue ? "neutral" : TONES[status]}>{t(status)}</Badge>;
}
