"use client";

import { useTranslations } from "next-intl";
import { PlainSection } from "@/components/ui/plain-section";
import { RecordList } from "@/components/ui/record-list";
import type { HousePage } from "@/lib/contracts/operator/house";

type Setting = HousePage["settings"][number];

/** The settings that this server runs by, and where each comes from; of secrets only whether they are set. */
export function SettingsSection({ settings }: { settings: readonly Setting[] }) {
  const t = useTranslations("service.settings");
  return (
    <PlainSection title={t("title")} lead={t("lead")}>
      {settings.length === 0 ? (
        <p className="text-ink-soft">{t("unknown")}</p>
      ) : (
        <RecordList
          items={settings}
          keyOf={({ name }) => name}
          isDense
          columns={[
            {
              text: t("name"),
              isHead: true,
              look: "font-mono text-sm",
              show: ({ name }) => name,
              card: { place: "line", look: "font-mono text-sm font-medium wrap-anywhere" },
            },
            { text: t("value"), look: "wrap-anywhere", show: (setting) => <Value setting={setting} />, card: { place: "term" } },
            { text: t("source"), show: ({ source }) => t(`sources.${source}`), card: { place: "term" } },
          ]}
        />
      )}
    </PlainSection>
  );
}

function Value({ setting: { value, is_set: isSet } }: { setting: Setting }) {
  const t = useTranslations("service.settings");
  if (value === null) return <span className="text-ink-soft">{isSet ? t("secretSet") : t("secretMissing")}</span>;
  return value === "" ? (
    <span className="text-ink-soft">{t("empty")}</span>
  ) : (
    <span className="wrap-anywhere font-mono text-sm">{value}</span>
  );
}
