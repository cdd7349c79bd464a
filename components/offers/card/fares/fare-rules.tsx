"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/press/link-button";
import { LoadError } from "@/components/ui/states/load-error";
import { Skeleton } from "@/components/ui/states/skeleton";
import type { ListedOffer } from "@/lib/client/offers/unfold-offers";
import type { FareRule } from "@/lib/contracts/interface/offers";
import { offerRulesOptions } from "../../queries";
import { useBookAddress } from "../use-book-address";
import { PenaltyText } from "./penalty-text";

/** Conditions of an offer that comes with one fare only, and the way to book it. */
export function FareRules({ offer }: { offer: ListedOffer }) {
  const bookAddress = useBookAddress();
  const t = useTranslations("search");
  const locale = useLocale();
  const { data: rules, isError, refetch } = useQuery(offerRulesOptions(offer.id, locale));
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t("details.conditions")}</h3>
      {isError ? <LoadError text={t("fares.rulesError")} onRetry={() => void refetch()} /> : null}
      {rules ? <RulesTable rules={rules} /> : null}
      {rules || isError ? null : <Skeleton className="h-24 w-full" />}
      <LinkButton href={bookAddress(offer)} size="lg" className="self-end max-sm:w-full">
        {t("offer.choose")}
      </LinkButton>
    </section>
  );
}

/** One row per fare of the journey. */
function RulesTable({ rules }: { rules: readonly FareRule[] }) {
  const t = useTranslations("search.fares");
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead className="text-ink-faint">
          <tr>
            <th className="py-1 pr-4 font-normal" />
            <th className="py-1 pr-4 font-normal">{t("change")}</th>
            <th className="py-1 font-normal">{t("refund")}</th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={`${rule.direction}${rule.departure_airport}${rule.fare_basis}`} className="border-line border-t align-top">
              <th scope="row" className="num py-2 pr-4 font-normal">
                <span className="font-medium">
                  {rule.departure_airport} – {rule.arrival_airport}
                </span>
                <span className="block text-ink-faint text-xs">
                  {rule.airline.title} · {rule.fare_family_type} · {t("class", { letter: rule.booking_class })} ·{" "}
                  {t("basis", { basis: rule.fare_basis })}
                </span>
              </th>
              <PenaltyCell penalties={rule.change} />
              <PenaltyCell penalties={rule.refund} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-ink-faint text-xs">{t("perPassenger")}</p>
    </div>
  );
}

function PenaltyCell({ penalties }: { penalties: FareRule["refund"] }) {
  const t = useTranslations("search.fares");
  return (
    <td className="whitespace-nowrap py-2 pr-4">
      <span className="block">
        <PenaltyText penalty={penalties.before_departure} /> <span className="text-ink-faint text-xs">{t("before")}</span>
      </span>
      <span className="block">
        <PenaltyText penalty={penalties.after_departure} /> <span className="text-ink-faint text-xs">{t("after")}</span>
      </span>
    </td>
  );
}
