import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { SignInForm } from "@/components/auth/sign-in-form";
import { LanguageMenu } from "@/components/ui/language-menu";
import { Logo } from "@/components/ui/logo";
import { currentAgent, isDemo } from "@/lib/api/access/session";
import { pages, safeReturn } from "@/lib/client/paths";

/** The account of the demonstration data (prisma/seed.ts). */
const DEMO_ACCOUNT = { email: "agent@parvoz.example", password: "parvoz-demo-2026" };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth");
  return { title: t("title") };
}

export default async function SignInPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { callbackUrl } = await searchParams;
  const returnTo = typeof callbackUrl === "string" ? callbackUrl : null;
  if (await currentAgent()) redirect(safeReturn(returnTo));
  const t = await getTranslations();
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] md:grid-rows-1 md:grid-cols-[minmax(18rem,2fr)_3fr]">
      <div className="flex items-center gap-3 bg-accent px-6 py-4 text-white md:flex-col md:items-start md:justify-between md:p-10">
        <p className="flex items-center gap-2.5 font-semibold text-xl tracking-tight">
          <Logo className="size-8" />
          {t("common.product")}
        </p>
        <p className="hidden max-w-[16ch] font-medium text-3xl md:block">{t("common.tagline")}</p>
      </div>
      <div className="flex flex-col px-6 py-4">
        <div className="self-end">
          <LanguageMenu />
        </div>
        <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center gap-6 pb-16">
          <div>
            <h1 className="font-semibold text-2xl">{t("auth.title")}</h1>
            <p className="text-ink-soft">{t("auth.lead")}</p>
          </div>
          <SignInForm returnTo={returnTo} demo={isDemo() ? DEMO_ACCOUNT : null} />
          <p className="border-line border-t pt-4 text-sm">
            <Link href={pages.findTrip()} className="text-accent underline underline-offset-2">
              {t("auth.customerHint")}
            </Link>
          </p>
        </main>
      </div>
    </div>
  );
}
