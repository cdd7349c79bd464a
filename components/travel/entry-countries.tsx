"use client";

import { TriangleAlert } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { EntryKind } from "@/lib/domain/entry/entry-kind";
import type { PassportRule } from "@/lib/domain/entry/passport";
import type { BorderReason } from "@/lib/domain/entry/visits";
import { staysTooLong } from "@/lib/domain/entry/warnings";
import { formatDate, formatSourceDate } from "@/lib/i18n/formats";
import { Badge, type Tone } from "../ui/states/badge";

/** A country on the way, as lib/contracts/interface/entry.ts tells it. */
interface EntryCountry {
  country: string;
  name: string;
  purpose: "destination" | "connection";
  enters: boolean;
  reasons: readonly BorderReason[];
  kind: EntryKind | null;
  days: number | null;
  disputed_kind: EntryKind | null;
  source: string | null;
  source_date: string | null;
  stay_days: number | null;
  passport: (PassportRule & { valid_until: string; source: string | null; source_date: string | null }) | null;
}

/** How much a kind of entry asks of the traveller. */
export const ENTRY_TONES: Record<EntryKind, Tone> = {
  visa_free: "good",
  on_arrival: "accent",
  e_visa: "accent",
  eta: "accent",
  visa_required: "neutral",
};

/** What each country on the way asks of citizens of one other country, in the order of travel. */
export function EntryCountries({ countries }: { countries: readonly EntryCountry[] }) {
  const t = useTranslations("entry");
  if (countries.length === 0) return <p className="text-ink-soft text-sm">{t("nothing")}</p>;
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {countries.map((country) => (
        <CountryItem key={country.country} country={country} />
      ))}
    </ul>
  );
}

function CountryItem({ country }: { country: EntryCountry }) {
  const t = useTranslations("entry");
  const { name, purpose, enters, kind, reasons } = country;
  return (
    <li className="min-w-0 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="font-medium">{name}</span>
        {purpose === "connection" ? <span className="text-ink-faint text-xs">{t("connection")}</span> : null}
        {enters ? <Badge tone={kind ? ENTRY_TONES[kind] : "warm"}>{t(kind ? `kinds.${kind}` : "unknown")}</Badge> : null}
      </p>
      {reasons.map((reason) => (
        <p key={reason} className="mt-1 text-ink-soft">
          {t(`reasons.${reason}`)}
        </p>
      ))}
      {enters ? <Entering country={country} /> : <Airside kind={kind} />}
      <Sources country={country} />
    </li>
  );
}

/** Note for a country whose border is not passed. */
function Airside({ kind }: Pick<EntryCountry, "kind">) {
  const t = useTranslations("entry");
  return <p className="mt-1 text-ink-soft">{kind ? t("airside", { kind: t(`kinds.${kind}`).toLowerCase() }) : t("airsideUnknown")}</p>;
}

function Entering({ country: { kind, days, stay_days, disputed_kind, passport } }: { country: EntryCountry }) {
  const t = useTranslations("entry");
  const isTooLong = days !== null && stay_days !== null && staysTooLong({ days, stay_days });
  return (
    <>
      {kind ? null : <p className="mt-1 text-ink-soft">{t("unknownText")}</p>}
      {days === null || isTooLong ? null : <p className="num mt-1 text-ink-soft">{t("days", { days })}</p>}
      {isTooLong ? (
        <p className="num mt-1 flex gap-1.5 text-warm">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {t("tooLong", { stay: stay_days, days })}
        </p>
      ) : null}
      {disputed_kind ? <p className="mt-1 text-warm">{t("disputed", { kind: t(`kinds.${disputed_kind}`) })}</p> : null}
      {passport ? <PassportLine passport={passport} /> : null}
    </>
  );
}

function PassportLine({ passport }: { passport: NonNullable<EntryCountry["passport"]> }) {
  const t = useTranslations("entry");
  const locale = useLocale();
  const { valid_until, months, from, source } = passport;
  const text = t(from === "arrival" ? "passportArrival" : "passportDeparture", { date: formatDate(valid_until, locale), months });
  return <p className="num mt-1 text-ink-soft">{source === null ? `${text} (${t("passportUsual")}).` : `${text}.`}</p>;
}

/** The sources of the rules and their date: rules change. */
function Sources({ country: { source, source_date, passport } }: { country: EntryCountry }) {
  const t = useTranslations("entry");
  const locale = useLocale();
  const written = [{ source, source_date }, ...(passport ? [passport] : [])].flatMap(({ source: name, source_date: date }) =>
    name && date ? [t("source", { source: name, date: formatSourceDate(date, locale) })] : [],
  );
  if (written.length === 0) return null;
  return <p className="mt-1 text-ink-faint text-xs">{written.join("; ")}</p>;
}
