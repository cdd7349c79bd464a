import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

interface MoneyFrameProps {
  part: "statement";
  children: ReactNode;
}

/** What the pages about money share. */
export function MoneyFrame({ part, children }: MoneyFrameProps) {
  const t = useTranslations("money");
  return (
    <>
      <h1 className="font-semibold text-2xl md:text-3xl">{t(`title.${part}`)}</h1>
      <p className="mb-4 text-ink-soft text-sm">{t("zone")}</p>
      {children}
    </>
  );
}
