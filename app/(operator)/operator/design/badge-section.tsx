"use client";

import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/travel/status-badge";
import { TimeLeftText } from "@/components/travel/time-left-text";
import { Badge, type Tone } from "@/components/ui/states/badge";
import { timeLeft } from "@/lib/client/countdown";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { Section, Specimen } from "./section";

const TONES: readonly Tone[] = ["neutral", "accent", "good", "warm", "bad"];
/** Days, hours, the last hour, the last minutes, nothing: in milliseconds. */
const SPANS = [183_600_000, 11_520_000, 2_700_000, 272_000, 0] as const;

export function BadgeSection() {
  const t = useTranslations("design.sample");
  return (
    <Section of="badges">
      <div className="flex flex-wrap gap-2">
        {BOOKING_STATUSES.map((status) => (
          <Specimen key={status} name={`status ${status}`} isLine>
            <StatusBadge status={status} isAnswerDue={false} />
          </Specimen>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Specimen key={tone} name={`badge ${tone}`} isLine>
            <Badge tone={tone}>{t("menu")}</Badge>
          </Specimen>
        ))}
      </div>
      <div className="flex flex-wrap gap-4">
        {SPANS.map((span) => {
          const left = timeLeft(span, 0);
          return (
            <Specimen key={span} name={`left ${span}`} isLine>
              <span className={`num font-semibold ${left.urgent ? "text-warm" : ""}`}>
                <TimeLeftText left={left} />
              </span>
            </Specimen>
          );
        })}
      </div>
    </Section>
  );
}
