"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ErrorState } from "@/components/ui/states/error-state";
import { Skeleton } from "@/components/ui/states/skeleton";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { BrandSaid, BrandShown } from "@/lib/contracts/portal/brand";
import { BrandForm } from "./brand-form";
import { BrandPreview } from "./brand-preview";
import { LogoCard } from "./logo-card";
import { brandOptions } from "./queries";

/** What the agency's customers read of it, and how that looks. */
export function BrandPage() {
  const t = useTranslations("brand");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(brandOptions());
  return (
    <>
      <h2 className="font-semibold text-xl">{t("title")}</h2>
      <p className="mt-1 mb-5 max-w-3xl text-ink-soft">{t("lead")}</p>
      {data ? <Parts brand={data} /> : null}
      {!data && error ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton className="h-96 w-full rounded-xl" />}
    </>
  );
}

function Parts({ brand: { logo, ...saved } }: { brand: BrandShown }) {
  const [typed, setTyped] = useState<BrandSaid>(saved);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="space-y-5">
        <BrandForm saved={saved} onTyped={setTyped} />
        <LogoCard logo={logo} />
      </div>
      <BrandPreview brand={typed} logo={logo} />
    </div>
  );
}
