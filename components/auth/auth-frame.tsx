import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LanguageChoice } from "@/components/ui/language/language-choice";
import { Logo } from "@/components/ui/logo";
import { Texts } from "@/components/ui/texts";

/** What the pages before signing in share: who we are on one side, a form on the other. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const t = useTranslations("common");
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] md:grid-rows-1 md:grid-cols-[minmax(18rem,2fr)_3fr]">
      <header className="flex items-center gap-3 bg-brand px-6 py-4 text-white md:flex-col md:items-start md:justify-between md:p-10">
        <p className="flex items-center gap-2.5 font-semibold text-xl tracking-tight">
          <Logo className="size-8" />
          {t("product")}
        </p>
        <p className="hidden max-w-[16ch] font-medium text-3xl md:block">{t("tagline")}</p>
      </header>
      <main className="flex flex-col px-6 py-4">
        <div className="self-end">
          <LanguageChoice />
        </div>
        {/* Not in the middle: a form whose lower half comes later would push its upper half away. */}
        <div className="mx-auto flex w-full max-w-sm flex-col gap-6 pt-[8dvh] pb-16 md:pt-[18dvh] short:pt-2">
          <Texts of={["common", "auth"]}>{children}</Texts>
        </div>
      </main>
    </div>
  );
}
