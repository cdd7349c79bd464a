"use client";

import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import { Badge } from "@/components/ui/states/badge";
import type { AgencyDetail, AgencyKey } from "@/lib/contracts/operator/agencies";
import { formatInstant } from "@/lib/i18n/formats";

/** Its keys that work, and where its events are sent. */
export function ProgramsCard({ agency: { keys, endpoints } }: { agency: AgencyDetail }) {
  const t = useTranslations("agencies.programs");
  return (
    <SectionCard title={t("title")}>
      <h3 className="mb-1 font-medium text-ink-soft text-sm">{t("keys")}</h3>
      {keys.length === 0 ? <p className="text-sm">{t("noKeys")}</p> : null}
      <ul className="divide-y divide-line">
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} />
        ))}
      </ul>
      <h3 className="mt-4 mb-1 font-medium text-ink-soft text-sm">{t("webhooks")}</h3>
      {endpoints.length === 0 ? <p className="text-sm">{t("noWebhooks")}</p> : null}
      <ul className="divide-y divide-line">
        {endpoints.map(({ id, host, mode, is_on }) => (
          <li key={id} className="flex flex-wrap items-center gap-2 py-2">
            <span className="break-all">{host}</span>
            {mode === "test" ? <Badge>{t("test")}</Badge> : null}
            {is_on ? null : <Badge tone="warm">{t("off")}</Badge>}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function KeyRow({ apiKey: { name, prefix, mode, last_used, expires } }: { apiKey: AgencyKey }) {
  const t = useTranslations("agencies.programs");
  const locale = useLocale();
  return (
    <li className="py-2">
      <p className="flex flex-wrap items-center gap-2">
        <span className="break-words">{name}</span>
        <code className="font-mono text-ink-soft text-sm">{prefix}</code>
        {mode === "test" ? <Badge>{t("test")}</Badge> : null}
      </p>
      <p className="num text-ink-soft text-sm">
        {last_used ? t("used", { when: formatInstant(last_used, locale) }) : t("unused")}
        {expires ? ` · ${t("until", { when: formatInstant(expires, locale) })}` : ""}
      </p>
    </li>
  );
}
