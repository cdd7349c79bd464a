import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AuthFrame } from "@/components/auth/auth-frame";
import { SignInForm } from "@/components/auth/sign-in-form";
import { PageLink } from "@/components/ui/page-link";
import { Banner } from "@/components/ui/states/banner";
import { currentAgent, holdsSession, showsDemoAccount } from "@/lib/api/access/session";
import { pages, safeReturn } from "@/lib/client/calls/paths";

/** The account of the demonstration data (prisma/seed.ts). */
const DEMO_ACCOUNT = { email: "agent@parvoz.example", password: "parvoz-demo-2026" };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth");
  return { title: t("title") };
}

export default async function SignInPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { callbackUrl, ended } = await searchParams;
  const returnTo = typeof callbackUrl === "string" ? callbackUrl : null;
  if (await currentAgent()) redirect(safeReturn(returnTo));
  const t = await getTranslations("auth");
  // Who follows a link while the browser still holds a session is told that it is over; everybody else, why they are asked who they are.
  const isEnded = ended !== undefined || (returnTo !== null && (await holdsSession()));
  return (
    <AuthFrame>
      {isEnded ? (
        <Banner tone="warm" title={t("sessionEnded")}>
          {t("sessionEndedText")}
        </Banner>
      ) : safeReturn(returnTo) === pages.search() ? null : (
        <Banner title={t("signInFirst")}>{t("signInFirstText")}</Banner>
      )}
      <SignInForm returnTo={returnTo} demo={showsDemoAccount() ? DEMO_ACCOUNT : null} />
      <p className="text-sm">
        <PageLink href={pages.forgotPassword()} className="text-accent underline underline-offset-2">
          {t("forgotLink")}
        </PageLink>
      </p>
      <p className="border-line border-t pt-4 text-sm">
        <PageLink href={pages.findTrip()} className="text-accent underline underline-offset-2">
          {t("customerHint")}
        </PageLink>
      </p>
    </AuthFrame>
  );
}
