"use client";

import { useTranslations } from "next-intl";
import { useMayInHouse } from "@/lib/client/house";
import { ErasureCard } from "./erasure-card";
import { SignInCard } from "./sign-in-card";

/** What partners' people and passengers ask the back office for: to sign in again, and to be forgotten. */
export function PeoplePage() {
  const t = useTranslations("people");
  const mayErase = useMayInHouse("people", "approve");
  return (
    <div className="space-y-4">
      <div>
        <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
        <p className="max-w-3xl text-ink-soft">{t("lead")}</p>
      </div>
      <SignInCard />
      {mayErase ? <ErasureCard /> : null}
    </div>
  );
}
