import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthFrame } from "@/components/auth/auth-frame";
import { ForgotPasswordForm } from "@/components/auth/forgot-password-form";
import { LiveParts } from "@/components/travel/live-parts";
import { isDemo } from "@/lib/api/access/session";
import { mailsResetLinks } from "@/lib/services/channels/mail/account/mail-reset-link";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.forgot");
  return { title: t("title") };
}

export default function Page() {
  return (
    <AuthFrame>
      <LiveParts>
        <ForgotPasswordForm mails={mailsResetLinks()} isDemo={isDemo()} />
      </LiveParts>
    </AuthFrame>
  );
}
