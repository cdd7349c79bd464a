import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LiveParts } from "@/components/travel/live-parts";
import { LanguageChoice } from "@/components/ui/language/language-choice";
import { Logo } from "@/components/ui/logo";
import { publicPages } from "@/lib/client/calls/public-paths";

interface CustomerFrameProps {
  /** Whose page it is; the product's name where that is not known. */
  head?: ReactNode;
  children: ReactNode;
}

/** The frame of a customer's page: the agency leads where there is one, and the product stands at the foot. */
export function CustomerFrame({ head, children }: CustomerFrameProps) {
  const t = useTranslations("common");
  return (
    <>
      <header className={`border-line border-b bg-surface ${head ? "border-t-4 border-t-accent-pure" : "print:hidden"}`}>
        <div className="mx-auto max-w-3xl px-4 print:max-w-none print:px-0">{head ?? <ProductHead />}</div>
      </header>
      <main className="mx-auto max-w-3xl px-4 pt-5 pb-10 md:pt-8 print:max-w-none print:px-0 print:pt-3 print:pb-0">
        <LiveParts>{children}</LiveParts>
      </main>
      {head ? (
        <footer className="mx-auto max-w-3xl px-4 pb-8 text-center print:hidden">
          <a href={publicPages.findTrip()} className="inline-flex min-h-11 items-center gap-1.5 text-ink-faint text-xs hover:underline">
            {t("product")}
          </a>
        </footer>
      ) : null}
    </>
  );
}

function ProductHead() {
  const t = useTranslations("common");
  return (
    <div className="flex h-14 items-center justify-between">
      {/* Pressed seldom: Next's link would cost every customer 3 KB. */}
      <a href={publicPages.findTrip()} className="flex items-center gap-2 text-accent">
        <Logo />
        <span className="font-semibold text-lg tracking-tight">{t("product")}</span>
      </a>
      <LanguageChoice />
    </div>
  );
}
