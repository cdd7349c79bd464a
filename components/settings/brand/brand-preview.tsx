"use client";

import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { saveFile } from "@/lib/client/calls/save-file";
import { toast } from "@/lib/client/calls/toast";
import type { BrandSaid } from "@/lib/contracts/portal/brand";
import { contactLines } from "@/lib/domain/brand";
import { PagePreview, shownTones } from "./page-preview";
import { previewReceipt } from "./queries";

interface BrandPreviewProps {
  /** The brand as it stands in the form, saved or not. */
  brand: BrandSaid;
  /** A data address; null where there is none. */
  logo: string | null;
}

/** How receipts and customers' pages begin with this brand, and a whole receipt as a file. */
export function BrandPreview({ brand, logo }: BrandPreviewProps) {
  const t = useTranslations("brand.preview");
  const { pure, day } = shownTones(brand);
  const download = useMutation({
    mutationFn: () => previewReceipt(brand),
    onSuccess: ({ pdf }) => saveFile({ name: "sample-receipt.pdf", type: "application/pdf", content: pdf }),
    onError: () => void toast.error(t("failed")),
  });
  return (
    <SectionCard level={3} title={t("title")}>
      <p className="text-ink-soft text-sm">{t("receipt")}</p>
      <div className="mt-1 scheme-light rounded border border-line bg-white p-4 text-[#17252b]">
        <div className="flex items-center justify-between gap-4">
          <span style={{ color: day.accent }}>
            <Mark brand={brand} logo={logo} />
          </span>
          <span className="max-w-40 text-right font-semibold text-[#17252b] text-sm">{t("ticket")}</span>
        </div>
        <p className="mt-2 pb-1.5 text-[#5c6d74] text-xs [overflow-wrap:anywhere]">{contactLines(brand).join("  ·  ")}</p>
        <div className="h-0.5" style={{ backgroundColor: pure }} />
      </div>
      {(["day", "night"] as const).map((time) => (
        <div key={time} className="mt-4">
          <p className="text-ink-soft text-sm">{t(time)}</p>
          <PagePreview brand={brand} time={time} mark={<Mark brand={brand} logo={logo} />} button={t("button")} />
        </div>
      ))}
      <Button variant="secondary" className="mt-4" isPending={download.isPending} onPress={() => download.mutate()}>
        <FileDown className="size-4" aria-hidden="true" />
        {t("download")}
      </Button>
    </SectionCard>
  );
}

/** The logo, or the name in its place. */
function Mark({ brand, logo }: BrandPreviewProps) {
  if (!logo) return <span className="min-w-0 break-words font-semibold text-lg">{brand.name}</span>;
  // biome-ignore lint/performance/noImgElement: the picture is in the page already
  return <img src={logo} alt={brand.name} className="max-h-12 min-w-0 max-w-44 rounded bg-white" />;
}
