import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { pages } from "@/lib/client/calls/paths";

const TAB =
  "flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 px-1 text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink";

interface SettingsFrameProps {
  part: "team" | "selling" | "brand" | "mail" | "keys" | "callbacks" | "security" | "audit";
  /** A plain agent has the last part alone. */
  isAdmin?: boolean;
  children: ReactNode;
}

/** What the settings pages share: the heading and the way from one to the other. */
export function SettingsFrame({ part, isAdmin = true, children }: SettingsFrameProps) {
  const t = useTranslations("settings");
  return (
    <>
      <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <nav aria-label={t("parts")} className="mt-2 mb-5 flex gap-5 overflow-x-auto border-line border-b">
        {isAdmin ? (
          <>
            <PageLink href={pages.team()} aria-current={part === "team" ? "page" : undefined} className={TAB}>
              {t("teamTab")}
            </PageLink>
            <PageLink href={pages.selling()} aria-current={part === "selling" ? "page" : undefined} className={TAB}>
              {t("sellingTab")}
            </PageLink>
            <PageLink href={pages.brand()} aria-current={part === "brand" ? "page" : undefined} className={TAB}>
              {t("brandTab")}
            </PageLink>
            <PageLink href={pages.mailSettings()} aria-current={part === "mail" ? "page" : undefined} className={TAB}>
              {t("mailTab")}
            </PageLink>
            <PageLink href={pages.keys()} aria-current={part === "keys" ? "page" : undefined} className={TAB}>
              {t("keysTab")}
            </PageLink>
            <PageLink href={pages.callbacks()} aria-current={part === "callbacks" ? "page" : undefined} className={TAB}>
              {t("callbacksTab")}
            </PageLink>
            <PageLink href={pages.audit()} aria-current={part === "audit" ? "page" : undefined} className={TAB}>
              {t("auditTab")}
            </PageLink>
          </>
        ) : null}
        <PageLink href={pages.security()} aria-current={part === "security" ? "page" : undefined} className={TAB}>
          {t("securityTab")}
        </PageLink>
      </nav>
      {children}
    </>
  );
}
