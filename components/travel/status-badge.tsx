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
  isAnswerDue?: boolean;
}

export function StatusBadge({ status, isAnswerDue = false }: StatusBadgeProps) {
  const t = useTranslations("booking.status");
  return <Badge tone={isAnswerDue ? "neutral" : TONES[status]}>{t(status)}</Badge>;
}
