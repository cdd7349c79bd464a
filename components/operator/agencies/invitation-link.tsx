"use client";

import { useLocale, useTranslations } from "next-intl";
import { CopyButton } from "@/components/ui/press/copy-button";
import { Banner } from "@/components/ui/states/banner";
import { pages } from "@/lib/client/calls/paths";
import type { OwnerInvitation } from "@/lib/contracts/operator/agencies";
import { formatInstant } from "@/lib/i18n/formats";

/** The only time that the link can be read. Its token stands behind `#`, which browsers send to no server. */
export function InvitationLink({ email, invitation }: { email: string; invitation: OwnerInvitation }) {
  const t = useTranslations("agencies.people");
  const locale = useLocale();
  const address = `${window.location.origin}${pages.invitation()}#${invitation.token}`;
  const copy = <CopyButton text={address}>{t("copy")}</CopyButton>;
  return (
    <Banner tone="warm" isAlert title={t("linkShown", { email })} action={copy}>
      <code className="block select-all break-all font-mono text-ink text-sm">{address}</code>
      <p className="mt-1">{t("linkUntil", { until: formatInstant(invitation.until, locale) })}</p>
    </Banner>
  );
}
