"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/states/banner";
import { Spinner } from "@/components/ui/states/spinner";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { CancellationPreview } from "@/lib/contracts/operator/departures/cancellation";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import { cancellationQuery } from "./queries";

/** What it would give back now to cancel the departure, asked for as it is opened. */
export function PreviewNow({ departureId }: { departureId: string }) {
  const t = useTranslations("flights.cancellation.preview");
  const errorText = useErrorText();
  const { data, error } = useQuery(cancellationQuery(departureId));
  return (
    <>
      {error ? <Banner tone="bad" title={errorText(error).message} /> : null}
      {data || error ? null : <Spinner />}
      {data ? <PreviewView title={t("now")} preview={data.preview} /> : null}
    </>
  );
}

interface PreviewViewProps {
  title: string;
  preview: CancellationPreview;
}

/** Whose bookings go back, and what of them does not go by itself. */
export function PreviewView({ title, preview }: PreviewViewProps) {
  const t = useTranslations("flights.cancellation.preview");
  const { bookings, passengers, unpaid, with_others: others, begun, by_hand: byHand, sums } = preview;
  return (
    <section aria-label={title} className="mt-2 text-sm">
      <h3 className="font-medium">{title}</h3>
      <p className="num">{t("bookings", { count: bookings, passengers })}</p>
      {unpaid > 0 ? <p className="num text-ink-soft">{t("unpaid", { count: unpaid })}</p> : null}
      {begun > 0 ? <p className="num text-ink-soft">{t("begun", { count: begun })}</p> : null}
      {others > 0 ? <p className="num text-ink-soft">{t("others", { count: others })}</p> : null}
      {byHand.length > 0 ? <p className="num wrap-anywhere text-bad">{t("byHand", { bookings: byHand.join(", ") })}</p> : null}
      {sums.length > 0 ? <Sums sums={sums} /> : null}
    </section>
  );
}

function Sums({ sums }: Pick<CancellationPreview, "sums">) {
  const t = useTranslations("flights.cancellation.preview");
  const locale = useLocale();
  return (
    <table className="num mt-2 w-full text-left">
      <thead className="border-line border-b text-ink-soft">
        <tr>
          <th scope="col" className="py-1.5 font-medium">
            {t("agency")}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            {t("count")}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            {t("back")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {sums.map(({ agency, currency, bookings, back }) => (
          <tr key={`${agency.code} ${currency}`}>
            <th scope="row" className="wrap-anywhere py-1.5 font-medium">
              {agency.name}
            </th>
            <td className="py-1.5 pl-3 text-right">{formatNumber(bookings, locale)}</td>
            <td className="whitespace-nowrap py-1.5 pl-3 text-right">{formatMoney(back, currency, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
