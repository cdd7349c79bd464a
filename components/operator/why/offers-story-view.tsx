"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { PlainSection } from "@/components/ui/plain-section";
import { CopyButton } from "@/components/ui/press/copy-button";
import { Banner } from "@/components/ui/states/banner";
import { pages } from "@/lib/client/calls/paths";
import type { OffersStory } from "@/lib/contracts/operator/why";
import { formatDate, formatInstant, formatMoney, formatTime } from "@/lib/i18n/formats";
import { OfferStoryCard } from "./offer-story-card";
import { UnsoldReasons } from "./unsold-reasons";

/** What an agency is offered and why, and what it is not. */
export function OffersStoryView({ story }: { story: OffersStory }) {
  const t = useTranslations("why.offers");
  const locale = useLocale();
  const { agency, at, currency, step, refused, offered, looked, unsold } = story;
  return (
    <div className="space-y-4">
      <Banner title={`${agency.name} (${agency.code})`}>
        <p>{t("asOf", { at: formatInstant(at, locale), step: formatMoney(step, currency, locale) })}</p>
        <CopyButton text={window.location.href} size="sm" className="mt-2">
          {t("share")}
        </CopyButton>
      </Banner>
      {agency.is_suspended ? (
        <Banner tone="bad" title={t("suspended")}>
          <PageLink href={pages.agency(agency.code)} className="underline">
            {t("toAgency")}
          </PageLink>
        </Banner>
      ) : null}
      {refused.length > 0 ? <Refused texts={refused} /> : null}
      {refused.length === 0 && looked === 0 && offered === 0 ? (
        <Banner tone="warm" title={t("noFlights")}>
          <PageLink href={pages.scheduleImports()} className="underline">
            {t("toSchedule")}
          </PageLink>
        </Banner>
      ) : null}
      {story.offers.length > 0 ? <Offered story={story} /> : null}
      {unsold.length > 0 ? <Unsold story={story} /> : null}
    </div>
  );
}

function Refused({ texts }: { texts: readonly string[] }) {
  const t = useTranslations("why.offers");
  return (
    <Banner tone="bad" title={t("refused")}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Banner>
  );
}

function Offered({ story }: { story: OffersStory }) {
  const t = useTranslations("why.offers");
  const tRules = useTranslations("why.rules");
  const locale = useLocale();
  const { offers, offered, rates, rounding, currency } = story;
  return (
    <PlainSection title={t("offered", { count: offered })} lead={t("offeredLead", { shown: offers.length })}>
      {rates.length === 0 ? null : (
        <ul className="num text-sm">
          {rates.map(({ base, quote, rate, since }) => (
            <li key={base + quote}>
              {`1 ${base} = ${rate} ${quote}`} {since === null ? null : t("since", { at: formatInstant(since, locale) })}
            </li>
          ))}
        </ul>
      )}
      {rounding === null ? null : <p>{tRules(`rounding.${rounding.mode}`, { to: formatMoney(rounding.to, currency, locale) })}</p>}
      <div className="space-y-3">
        {offers.map((offer, index) => (
          <OfferStoryCard key={JSON.stringify([offer.directions, offer.fares])} number={index + 1} offer={offer} currency={currency} />
        ))}
      </div>
    </PlainSection>
  );
}

function Unsold({ story: { unsold, looked, unlooked } }: { story: OffersStory }) {
  const t = useTranslations("why.offers");
  const locale = useLocale();
  const lead = `${t("unsoldLead", { looked })} ${unlooked > 0 ? t("unlooked", { unlooked }) : ""}`;
  return (
    <PlainSection title={t("unsold", { count: unsold.length })} lead={lead}>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface shadow-card">
        {unsold.map(({ direction, flights, reasons }) => (
          <li key={JSON.stringify([direction, flights])} className="grid gap-2 p-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <div className="num">
              {flights.map(({ flight, route, departs, arrives }) => (
                <p key={flight + departs}>
                  <span className="font-medium">{flight}</span> {route} · {formatDate(departs.slice(0, 10), locale)} {formatTime(departs)}–
                  {formatTime(arrives)}
                </p>
              ))}
            </div>
            <UnsoldReasons reasons={reasons} />
          </li>
        ))}
      </ul>
    </PlainSection>
  );
}
