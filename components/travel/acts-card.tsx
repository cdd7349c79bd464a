"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { ExportButtons } from "@/components/ui/press/export-buttons";
import { SectionCard } from "@/components/ui/section-card";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { useSaveTable } from "@/lib/client/calls/use-save-table";
import { ACT_FORMATS, type ActFormat, type ActList, type ActRequest, type ShownAct } from "@/lib/contracts/portal/reconciliation-acts";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import { formatMonth } from "@/lib/i18n/formats";

/** So many are shown at first. */
const FEW = 4;

interface ActsCardProps {
  /** Path of the route that lists the acts of an agency and makes their files. */
  path: string;
  className?: string;
}

/** Acts of reconciliation of an agency, month by month, as files. */
export function ActsCard({ path, className = "" }: ActsCardProps) {
  const t = useTranslations("money.acts");
  const [isWhole, setWhole] = useState(false);
  const { data } = useQuery({ queryKey: ["acts", path], queryFn: ({ signal }) => getJson<ActList>({ path, signal }), staleTime: 5_000 });
  if (!data) return null;
  const shown = isWhole ? data.items : data.items.slice(0, FEW);
  return (
    <SectionCard title={t("title")} lead={t("lead")} className={className}>
      {data.items.length === 0 ? <p className="text-ink-soft text-sm">{t("none")}</p> : null}
      <ul className="divide-y divide-line">
        {shown.map((act) => (
          <ActItem key={`${act.month} ${act.currency}`} act={act} path={path} />
        ))}
      </ul>
      {shown.length < data.items.length ? (
        <Button variant="quiet" size="sm" onPress={() => setWhole(true)}>
          {t("all")}
        </Button>
      ) : null}
    </SectionCard>
  );
}

function ActItem({ act: { month, currency, number }, path }: { act: ShownAct; path: string }) {
  const t = useTranslations("money.acts");
  const locale = useLocale();
  const cache = useQueryClient();
  const named = formatMonth(`${month}-01`, locale);
  const fetchFile = async (format: ActFormat) => {
    const body: ActRequest = { month, currency, format };
    const file = await postJson<TableFile>({ path, body });
    // Whoever fetches it first gives it its number.
    void cache.invalidateQueries({ queryKey: ["acts", path] });
    return file;
  };
  const { save, saving } = useSaveTable(fetchFile);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <span>
        <span className="font-medium">{named}</span>, {currency}
        {number ? <span className="num ml-3 text-ink-soft text-sm">{t("number", { number })}</span> : null}
      </span>
      <ExportButtons
        formats={ACT_FORMATS}
        labelOf={(format) => t("save", { month: named, currency, format })}
        saving={saving}
        onSave={save}
      />
    </li>
  );
}
