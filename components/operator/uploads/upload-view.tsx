"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { PageLink } from "@/components/ui/page-link";
import { SectionCard } from "@/components/ui/section-card";
import { Badge } from "@/components/ui/states/badge";
import { Banner } from "@/components/ui/states/banner";
import { Spinner } from "@/components/ui/states/spinner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { pages } from "@/lib/client/calls/paths";
import { toast } from "@/lib/client/calls/toast";
import { useMayInHouse } from "@/lib/client/house";
import type { Upload } from "@/lib/contracts/operator/uploads";
import { KEPT_FILES, LEFT_STATES, PRICE_KINDS, type UploadState } from "@/lib/domain/uploads/upload";
import { formatInstant, formatNumber } from "@/lib/i18n/formats";
import { AskReason } from "../house/ask-reason";
import { TakeBack } from "../take-back";
import { ApplyForm } from "./apply-form";
import { discardUpload, isUnderWay, type UploadArea, WAITING_KEY, withdrawPlan } from "./queries";
import { Facts } from "./report-parts";
import { ScheduleReport } from "./schedule-report";
import { TableReport } from "./table-report";
import { UPLOAD_TONES } from "./tones";

interface UploadViewProps {
  area: UploadArea;
  upload: Upload;
}

/** An uploaded file: what it would change, what is wrong with it, and the way to apply it. */
export function UploadView({ area, upload }: UploadViewProps) {
  const t = useTranslations("uploads");
  const mayApply = useMayInHouse(area, "change");
  const { kind, name, size, state, report } = upload;
  useListsAnew(area, state);
  return (
    <SectionCard
      title={<span className="wrap-anywhere">{name}</span>}
      lead={<span className="num">{t("file", { kind: t(`kind.${kind}`), size: Math.max(1, Math.round(size / 1024)) })}</span>}
      aside={
        <span role="status" className="flex items-center gap-2">
          {isUnderWay(upload) ? <Spinner /> : null}
          <Badge tone={UPLOAD_TONES[state]}>{t(`state.${state}`)}</Badge>
        </span>
      }
    >
      <div className="space-y-4">
        <StateBanner area={area} upload={upload} />
        {state === "planned" ? <Planned upload={upload} mayWithdraw={mayApply} /> : null}
        <Problems title={t("problems")} listed={upload.problems} total={upload.problem_count} />
        {report?.kind === "schedule" ? <ScheduleReport report={report} /> : null}
        {report?.kind === "table" ? <TableReport report={report} /> : null}
        <Extent extent={upload.extent} />
        <Problems title={t("warnings")} listed={upload.warnings} total={upload.warning_count} />
        {state === "checked" || state === "planned" ? <WayBack kind={kind} /> : null}
        {state === "checked" && upload.needs_second ? <SecondPerson upload={upload} /> : null}
        {LEFT_STATES.some((left) => left === state) && mayApply && area === "prices" ? <Discard upload={upload} /> : null}
        {state === "checked" && mayApply && !(upload.needs_second && upload.is_mine) ? <ApplyForm area={area} upload={upload} /> : null}
      </div>
    </SectionCard>
  );
}

/** The way to delete what nobody wants to apply any more. */
function Discard({ upload: { id, name } }: Pick<UploadViewProps, "upload">) {
  const t = useTranslations("uploads.discard");
  const cache = useQueryClient();
  const router = useRouter();
  const leave = () => {
    toast.success(t("done"));
    void askAnew(cache, WAITING_KEY);
    router.replace(pages.priceUpload({}), { scroll: false });
  };
  return (
    <AskReason
      action={t("action")}
      title={t("title")}
      text={t("text", { name })}
      confirm={t("confirm")}
      field={t("why")}
      send={(reason) => discardUpload(id, reason)}
      onDone={leave}
    />
  );
}

/** When it is applied, and the way to take that back. */
function Planned({ upload: { id, publish_at: publishAt }, mayWithdraw }: Pick<UploadViewProps, "upload"> & { mayWithdraw: boolean }) {
  const t = useTranslations("uploads.moment");
  const locale = useLocale();
  const date = publishAt === null ? "" : formatInstant(publishAt, locale);
  return (
    <Banner
      title={t("planned", { date })}
      action={
        mayWithdraw ? (
          <TakeBack title={t("withdraw")} takeBack={(body) => withdrawPlan(id, body)} concerns={["uploads"]}>
            <p>{t("withdrawText")}</p>
          </TakeBack>
        ) : null
      }
    >
      {t("plannedText")}
    </Banner>
  );
}

/** Until when a file of prices can be taken back once it is applied. */
function WayBack({ kind }: Pick<Upload, "kind">) {
  const t = useTranslations("uploads");
  if (!PRICE_KINDS.some((each) => each === kind)) return null;
  return (
    <p className="text-ink-soft text-sm">
      {t("wayBack", { count: KEPT_FILES })}{" "}
      <PageLink href={pages.priceImports({ kind })} className="text-accent underline underline-offset-2">
        {t("toImport.prices")}
      </PageLink>
    </p>
  );
}

/** How far prices go, beside what one person may. */
function Extent({ extent }: Pick<Upload, "extent">) {
  const t = useTranslations("uploads.extent");
  const locale = useLocale();
  if (!extent) return null;
  const number = (percent: number) => formatNumber(percent, locale);
  return (
    <section>
      <h3 className="mb-1 font-semibold">{t("title")}</h3>
      <Facts
        facts={[
          [t("drop"), t("of", { percent: number(extent.drop), limit: number(extent.drop_limit) })],
          [t("share"), t("of", { percent: number(extent.share), limit: number(extent.share_limit) })],
        ]}
      />
    </section>
  );
}

/** It goes so far that two people have to look. */
function SecondPerson({ upload: { is_mine: isMine, by } }: Pick<UploadViewProps, "upload">) {
  const t = useTranslations("uploads.second");
  return (
    <Banner tone="warm" title={t("title")}>
      {isMine ? t("ask") : t("from", { name: by })}
    </Banner>
  );
}

/** What lists of the area have read before a file was applied holds no more, nor what waited before its state was another. */
function useListsAnew(area: UploadArea, state: UploadState): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (area === "prices") void askAnew(cache, WAITING_KEY);
    if (state === "applied") void askAnew(cache, [area === "schedule" ? "office" : "prices"]);
  }, [cache, area, state]);
}

function StateBanner({ area, upload: { kind, state, is_stale: isStale, import: importId } }: UploadViewProps) {
  const t = useTranslations("uploads");
  if (state === "checking" || state === "applying") return <p className="text-ink-soft">{t(`told.${state}`)}</p>;
  if (state === "planned") return null;
  if (state === "checked" && isStale) return <Banner tone="warm" title={t("told.stale")} />;
  if (state === "checked") return <Banner title={t("told.checked")} />;
  if (state === "applied")
    return (
      <Banner
        tone="good"
        title={t("told.applied")}
        action={
          importId ? (
            <PageLink
              href={kind === "schedule" ? pages.scheduleImport(importId) : pages.priceImports({ kind })}
              className="font-medium text-accent"
            >
              {t(`toImport.${area}`)}
            </PageLink>
          ) : null
        }
      />
    );
  return <Banner tone={state === "outdated" ? "warm" : "bad"} title={t(`told.${state}`)} />;
}

function Problems({ title, listed, total }: { title: string; listed: Upload["problems"]; total: number }) {
  const t = useTranslations("uploads");
  if (total === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">
        {title} <span className="num font-normal text-ink-soft">{total}</span>
      </h3>
      <ul className="num mt-1 space-y-1 text-sm">
        {listed.map(({ text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice, and the list never changes
          <li key={index} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
      {total > listed.length ? <p className="num text-ink-soft text-sm">{t("more", { count: total - listed.length })}</p> : null}
    </section>
  );
}
