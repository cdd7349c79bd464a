"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter, useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import { ChooseFile } from "./choose-file";
import { type UploadArea, uploadQuery } from "./queries";
import { UploadView } from "./upload-view";
import { WaitingList } from "./waiting-list";

const BACK = { schedule: pages.scheduleImports, prices: pages.prices };
const HERE = { schedule: pages.scheduleUpload, prices: pages.priceUpload };

/** A file is uploaded, looked at, and applied or left. The address keeps which one it is: somebody else may look at it too. */
export function UploadPage({ area }: { area: UploadArea }) {
  const t = useTranslations("uploads");
  const router = useRouter();
  const mayChange = useMayInHouse(area, "change");
  const uploadId = useSearchParams().get("upload");
  return (
    <>
      <BackLink href={BACK[area]()}>{t(`back.${area}`)}</BackLink>
      <h1 className="mt-1 font-semibold text-2xl md:text-3xl">{t(`title.${area}`)}</h1>
      <p className="mb-4 max-w-3xl text-ink-soft">{t(`lead.${area}`)}</p>
      <div className="space-y-4">
        {mayChange ? <ChooseFile area={area} onTaken={(upload) => router.replace(HERE[area]({ upload }), { scroll: false })} /> : null}
        {uploadId ? <LoadedUpload key={uploadId} area={area} uploadId={uploadId} /> : null}
        {area === "prices" ? <WaitingList /> : null}
      </div>
    </>
  );
}

function LoadedUpload({ area, uploadId }: { area: UploadArea; uploadId: string }) {
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(uploadQuery(area, uploadId, locale));
  if (data) return <UploadView area={area} upload={data} />;
  if (error) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={2} />;
}
