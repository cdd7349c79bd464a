"use client";

import { useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import { openChange } from "@/lib/client/travel/schedule-change";
import type { Trip } from "@/lib/contracts/trip/trip";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";

const STEPS = {
  booked: ["pay", "names", "documents"],
  awaitpayment: ["pay", "names", "documents"],
  paid: ["wait", "names", "documents"],
  partiallyticketed: ["wait", "documents"],
  ticketed: ["receipt", "checkIn", "airport", "documents"],
  not_available: ["agency"],
  cancelled: ["agency"],
  refundauthorized: ["another"],
  partiallyrefunded: ["money"],
  refunded: ["money"],
  refund_request_sent: ["receipt", "checkIn", "airport", "documents"],
} as const satisfies Record<BookingStatus, readonly string[]>;

/** Steps that are of no use while the airline's change waits for an answer. */
const AFTER_ANSWER: readonly string[] = ["pay", "wait", "receipt", "checkIn", "airport"];

function stepsOf({ status, schedule_changes }: Trip) {
  const steps = STEPS[status];
  if (!openChange(schedule_changes)) return steps;
  return ["answer", ...steps.filter((step) => !AFTER_ANSWER.includes(step))] as const;
}

/** What the customer does now, in order. */
export function NextSteps({ trip }: { trip: Trip }) {
  const t = useTranslations("trip.steps");
  return (
    <SectionCard title={t("title")}>
      <ol className="space-y-3">
        {stepsOf(trip).map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="num flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft font-medium text-accent text-xs"
            >
              {index + 1}
            </span>
            <span className="text-ink-soft">{t(step, { agency: trip.agency })}</span>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
