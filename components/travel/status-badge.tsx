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

export function StatusBadge({ status }: { status: BookingStatus }) {
  const t = useTranslations("booking.status");
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
