import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DemoNotice } from "@/components/shell/demo-notice";
import { LiveParts } from "@/components/shell/live-parts";
import { LanguageChoice } from "@/components/ui/language/language-choice";
import { Logo } from "@/components/ui/logo";
import { Texts } from "@/components/ui/texts";
import { isDemo } from "@/lib/api/access/session";
import { publicPages } from "@/lib/client/calls/public-paths";

// The address of a trip is its only key: it is not passed on to any other site.
export const metadata: Metadata = { referrer: "no-referrer", robots: { index: false, follow: false } };

/** The frame of the customers' pages: nothing but the product, the language, and the trip. */
export default async function TripLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations("common");
  return (
    <Texts of={["common", "trip", "changes", "quotes", "entry"]}>
      {isDemo() ? <DemoNotice /> : null}
      <header className="border-line border-b bg-surface print:hidden">
        <div className="mx-auto flex h-14 max-w-3xl items-center justify-between px-4">
          {/* Pressed seldom: Next's link would cost every customer 3 KB. */}
          <a href={publicPages.findTrip()} className="flex items-center gap-2 text-accent">
            <Logo />
            <span className="font-semibold text-lg tracking-tight">{t("product")}</span>
          </a>
          <LanguageChoice />
        </div>
      </header>
      <main className="mx-auto max-w-3xl px-4 pt-5 pb-16 md:pt-8 print:max-w-none print:p-0">
        <LiveParts>{children}</LiveParts>
      </main>
    </Texts>
  );
}
