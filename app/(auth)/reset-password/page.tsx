import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthFrame } from "@/components/auth/auth-frame";
import { ResetPasswordForm } from "@/components/auth/reset-password-form";
import { LiveParts } from "@/components/travel/live-parts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.reset");
  return { title: t("title") };
}

/** Opens without signing in: the link is the key, and the page itself says nothing. */
export default function Page() {
  return (
    <AuthFrame>
      <LiveParts>
        <ResetPasswordForm />
      </LiveParts>
    </AuthFrame>
  );
}
