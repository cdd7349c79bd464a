"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { FoldedCard } from "@/components/ui/folded-card";
import { Skeleton } from "@/components/ui/states/skeleton";
import type { FareRule } from "@/lib/contracts/interface/offers";
import { formatMoney } from "@/lib/i18n/formats";
import { bookingRulesQuery } from "../queries";
import { groupRules, type RuleGroup } from "./group-rules";

/** What giving the ticket back, or changing it, would cost. */
export function FareRules({ bookingId }: { bookingId: string }) {
  const t = useTranslations("booking.page");
  const tRules = useTranslations("booking.rules");
  const locale = useLocale();
  const { data, isError } = useQuery(bookingRulesQuery(bookingId, locale));
  const groups = groupRules(data ?? []);
  const [only] = groups;
  return (
    <FoldedCard title={t("rules")} gist={only && groups.length === 1 ? <RulesGist rule={only.rule} /> : null}>
      <div>
        {groups.map(({ key, ...group }) => (
          <FareRuleView key={key} {...group} />
        ))}
      </div>
      {data ? <p className="mt-4 text-ink-faint text-xs">{tRules("perPassenger")}</p> : null}
      {isError ? <p className="text-ink-soft">{t("rulesError")}</p> : null}
      {data || isError ? null : <Skeleton className="h-20 w-full" />}
    </FoldedCard>
  );
}

/** What the one fare of a booking allows before departure. */
function RulesGist({ rule }: Pick<RuleGroup, "rule">) {
  const t = useTranslations("booking.rules");
  return (
    <>
      {t("refund")}: <PenaltyText penalty={rule.refund.before_departure} /> · {t("change")}:{" "}
      <PenaltyText penalty={rule.change.before_departure} />
    </>
  );
}

function FareRuleView({ rule, routes }: Omit<RuleGroup, "key">) {
  const t = useTranslations("booking.rules");
  const locale = useLocale();
  const { airline, fare_family_type, booking_class, fare_basis } = rule;
  return (
    <div className="border-line not-first:mt-4 not-first:border-t not-first:pt-4">
      <p className="num font-medium">
        {routes.join(", ")} · {airline.title}
      </p>
      <p className="text-ink-soft text-sm">{t("fare", { brand: fare_family_type, bookingClass: booking_class, fareBasis: fare_basis })}</p>
      <dl className="mt-2 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        <Conditions title={t("refund")} pair={rule.refund} />
        <Conditions title={t("change")} pair={rule.change} />
      </dl>
      <details className="mt-2 text-sm print:hidden">
        <summary className="cursor-pointer text-accent">{t("words")}</summary>
        <p className="mt-1 whitespace-pre-line text-ink-soft">{rule.text[locale]}</p>
      </details>
    </div>
  );
}

function Conditions({ title, pair }: { title: string; pair: FareRule["refund"] }) {
  const t = useTranslations("booking.rules");
  return (
    <div>
      <dt className="font-medium">{title}</dt>
      <dd className="num text-ink-soft">
        {t("before")}: <PenaltyText penalty={pair.before_departure} />
      </dd>
      <dd className="num text-ink-soft">
        {t("after")}: <PenaltyText penalty={pair.after_departure} />
      </dd>
    </div>
  );
}

function PenaltyText({ penalty }: { penalty: FareRule["refund"]["before_departure"] }) {
  const t = useTranslations("booking.rules");
  const locale = useLocale();
  if (!penalty.allowed || penalty.amount === null) return t("notAllowed");
  return (
    <span className="text-ink">
      {penalty.amount === 0 ? t("free") : t("fee", { amount: formatMoney(penalty.amount, penalty.currency, locale) })}
    </span>
  );
}
