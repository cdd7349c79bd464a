"use client";

import { useLocale, useTranslations } from "next-intl";
import { PlainSection } from "@/components/ui/plain-section";
import { RecordList } from "@/components/ui/record-list";
import { Banner } from "@/components/ui/states/banner";
import type { PriceStory } from "@/lib/contracts/operator/why";
import { formatDate, formatInstant, formatMoney } from "@/lib/i18n/formats";
import { PassengerLines } from "./passenger-lines";
import { RuleText } from "./rule-text";

/** The price of one booking, from its fares to what the customer pays. */
export function PriceStoryView({ story }: { story: PriceStory }) {
  const t = useTranslations("why");
  const locale = useLocale();
  const { booking, agency, created, currency, total, previous_total: previous, selling, step } = story;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <div className="space-y-4">
      <Banner title={`${booking.number} · ${agency.name} (${agency.code})`}>
        <p className="num">{t("sum", { total: money(total), selling: money(selling) })}</p>
        {previous === null ? null : <p className="num">{t("previous", { amount: money(previous) })}</p>}
        <p>{t("asOf", { at: formatInstant(created, locale), step: money(step) })}</p>
      </Banner>
      <FareSection story={story} />
      <ClassSection story={story} />
      <PassengerLines story={story} />
      <RuleSection story={story} />
    </div>
  );
}

function FareSection({ story: { fares, currency } }: { story: PriceStory }) {
  const t = useTranslations("why.fares");
  const locale = useLocale();
  return (
    <PlainSection title={t("title")} lead={t("lead")}>
      <RecordList
        items={fares}
        keyOf={({ direction, route }) => `${direction}|${route}`}
        columns={[
          {
            text: t("route"),
            isHead: true,
            show: ({ carrier, route, direction }) => t("of", { carrier, route, direction: direction + 1 }),
            card: { place: "line", look: "font-medium" },
          },
          { text: t("brand"), show: ({ brand }) => brand, card: { place: "term" } },
          { text: t("class"), show: ({ booking_class: one }) => one, card: { place: "term" } },
          { text: t("basis"), look: "font-mono text-sm", show: ({ fare_basis: basis }) => basis, card: { place: "term" } },
          {
            text: t("adult"),
            isRight: true,
            look: "num",
            show: ({ adult }) => formatMoney(adult, currency, locale),
            card: { place: "term" },
          },
        ]}
      />
    </PlainSection>
  );
}

function ClassSection({ story: { classes } }: { story: PriceStory }) {
  const t = useTranslations("why.classes");
  const locale = useLocale();
  return (
    <PlainSection title={t("title")} lead={t("lead")}>
      {classes.length === 0 ? (
        <p className="text-ink-soft">{t("none")}</p>
      ) : (
        <RecordList
          items={classes}
          keyOf={({ flight, date, route }) => `${flight}|${date}|${route}`}
          columns={[
            {
              text: t("flight"),
              isHead: true,
              look: "num",
              show: ({ flight, date, route }) => `${flight} · ${formatDate(date, locale)} · ${route}`,
              card: { place: "line", look: "num font-medium" },
            },
            { text: t("class"), show: ({ booking_class: one }) => one, card: { place: "term" } },
            { text: t("seats"), isRight: true, look: "num", show: ({ seats }) => seats, card: { place: "term" } },
            { text: t("rules"), look: "num", show: ({ limits }) => <Limits limits={limits} />, card: { place: "term" } },
          ]}
        />
      )}
    </PlainSection>
  );
}

function Limits({ limits }: { limits: PriceStory["classes"][number]["limits"] }) {
  const t = useTranslations("why.classes");
  return limits.map(({ classes, limit }) => (
    <span key={classes} className="wrap-anywhere block">
      {t("limit", { classes, limit })}
    </span>
  ));
}

function RuleSection({ story: { rules, currency } }: { story: PriceStory }) {
  const t = useTranslations("why.rules");
  const locale = useLocale();
  if (rules === null)
    return (
      <PlainSection title={t("title")}>
        <p className="text-ink-soft">{t("none")}</p>
      </PlainSection>
    );
  const { tried, rounding, selling, changed_since: hasChanged } = rules;
  return (
    <PlainSection title={t("title")} lead={t("lead")}>
      {hasChanged ? <Banner tone="warm" title={t("changed")} /> : null}
      <ol className="space-y-2">
        {tried.map((rule) => (
          <li key={JSON.stringify([rule.part, rule.when])} className="flex flex-wrap items-center gap-2">
            <RuleText rule={rule} />
          </li>
        ))}
      </ol>
      {rounding === null ? null : <p>{t(`rounding.${rounding.mode}`, { to: formatMoney(rounding.to, currency, locale) })}</p>}
      {selling === null ? null : <p className="num font-medium">{t("today", { amount: formatMoney(selling, currency, locale) })}</p>}
    </PlainSection>
  );
}
