"use client";

import { BookOpen, LogOut, Settings, ShieldCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ThemeSection } from "@/components/ui/language/theme-section";
import { Menu, MenuItem } from "@/components/ui/overlays/menu";
import type { OpenMenu } from "@/components/ui/overlays/menu-button";
import { pages } from "@/lib/client/calls/paths";
import { signOutAgent } from "@/lib/client/calls/session";
import { may } from "@/lib/contracts/scopes";
import type { ShellAgent } from "./shell-agent";

const ICON = "size-4 text-ink-faint";

/** The menu of a person, loaded when it opens: who is signed in, what belongs to the account rather than to the day's work, and the way out. */
export function UserItems({ agent, ...open }: { agent: ShellAgent } & OpenMenu) {
  const t = useTranslations("common.account");
  const router = useRouter();
  const header = (
    <div className="border-line border-b px-3 pt-2 pb-2.5">
      <p className="font-medium">{agent.name}</p>
      <p className="text-ink-soft text-sm">{agent.partnerName}</p>
      <p className="text-ink-faint text-sm">{agent.email}</p>
    </div>
  );
  return (
    <Menu label={t("menu")} header={header} {...open}>
      {may(agent.role, "manage") ? (
        <MenuItem onAction={() => router.push(pages.keys())}>
          <Settings className={ICON} aria-hidden="true" />
          {t("settings")}
        </MenuItem>
      ) : null}
      <MenuItem onAction={() => router.push(agent.role === "operator" ? pages.operatorSecurity() : pages.security())}>
        <ShieldCheck className={ICON} aria-hidden="true" />
        {t("security")}
      </MenuItem>
      <MenuItem href={pages.docs()}>
        <BookOpen className={ICON} aria-hidden="true" />
        {t("docs")}
      </MenuItem>
      <ThemeSection />
      <MenuItem onAction={signOutAgent}>
        <LogOut className={ICON} aria-hidden="true" />
        {t("signOut")}
      </MenuItem>
    </Menu>
  );
}
