"use client";

import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/states/banner";
import { PASSENGER_LABELS } from "@/lib/client/travel/passenger-labels";
import type { FieldProblem } from "./server-errors";

interface ErrorSummaryProps {
  problems: readonly FieldProblem[];
  /** Leads to the field. */
  onPick: (path: string) => void;
}

/** What needs another look, in one place; each entry leads to its field. */
export function ErrorSummary({ problems, onPick }: ErrorSummaryProps) {
  const t = useTranslations("booking.form");
  return (
    <Banner tone="bad" isAlert title={t("failed", { count: problems.length })}>
      <ul className="mt-1 space-y-1">
        {problems.slice(0, SHOWN).map((problem) => (
          <li key={problem.path}>
            <button
              type="button"
              className="cursor-pointer text-left text-ink underline underline-offset-2"
              onClick={() => onPick(problem.path)}
            >
              <FieldName problem={problem} />
            </button>{" "}
            — {problem.message}
          </li>
        ))}
        {problems.length > SHOWN ? <li>{t("failedMore", { count: problems.length - SHOWN })}</li> : null}
      </ul>
    </Banner>
  );
}

/** More would push the form out of sight. */
const SHOWN = 5;

const LABELS = {
  ...PASSENGER_LABELS,
  bags: "bags",
  payer_name: "payerName",
  payer_email: "payerEmail",
  payer_tel: "payerTel",
} as const;

function FieldName({ problem }: { problem: FieldProblem }) {
  const t = useTranslations("booking.form");
  const label = t(LABELS[problem.field]);
  const owner = problem.passenger === null ? t("payerShort") : t("passenger", { number: problem.passenger + 1 });
  return `${owner}: ${label}`;
}
