"use client";

import { BookOpen, CircleUserRound, FileText, LogOut, Mail, Settings, ShieldCheck, Users, Wallet } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "react-aria-components/Button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { ThemeSection } from "@/components/ui/theme-section";
import { pages } from "@/lib/client/paths";
import { signOutAgent } from "@/lib/client/session";
import { may, type Role } from "@/lib/contracts/scopes";

export interface ShellAgent {
  name: string;
  email: string;
  partnerName: string;
  role: Role;
}

const ICON = "size-4 text-ink-faint";

/** What the main menu has no room for on a phone. */
const DAY_PAGES = [
  { text: "money", href: pages.money(), Icon: Wallet, act: "readMoney" },
  { text: "quotes", href: pages.quotes(), Icon: FileText, act: "sell" },
  { text: "passengers", href: pages.passengers(), Icon: Users, act: "sell" },
  { text: "mailbox", href: pages.mailbox(), Icon: Mail, act: "sell" },
] as const;

/** Who is signed in, what belongs to the account rather than to the day's work, and the way out. */
export function UserMenu({ agent }: { agent: ShellAgent }) {
  const t = useTranslations("common.account");
  const router = useRouter();
  const trigger = (
    <Button
      aria-label={`${t("menu")}: ${agent.name}`}
      className="flex size-11 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink md:size-9"
    >
      <CircleUserRound className="size-5.5" aria-hidden="true" />
    </Button>
  );
  const header = (
    <div className="border-line border-b px-3 pt-2 pb-2.5">
      <p className="font-medium">{agent.name}</p>
      <p className="text-ink-soft text-sm">{agent.partnerName}</p>
      <p className="text-ink-faint text-sm">{agent.email}</p>
    </div>
  );
  return (
    <Menu label={t("menu")} trigger={trigger} header={header}>
      {DAY_PAGES.filter(({ act }) => may(agent.role, act)).map(({ text, href, Icon }) => (
        <MenuItem key={text} onAction={() => router.push(href)}>
          <Icon className={ICON} aria-hidden="true" />
          {t(text)}
        </MenuItem>
      ))}
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
