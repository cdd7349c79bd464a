import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AcceptInvitation } from "@/components/auth/accept-invitation";
import { AuthFrame } from "@/components/auth/auth-frame";
import { LiveParts } from "@/components/travel/live-parts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.invitation");
  return { title: t("title") };
}

/** Opens without signing in: the link is the key, and the page itself says nothing. */
export default function Page() {
  return (
    <AuthFrame>
      <LiveParts>
        <AcceptInvitation />
      </LiveParts>
    </AuthFrame>
  );
}
