"use client";

import { CircleUserRound, LogOut } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "react-aria-components/Button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { signOutAgent } from "@/lib/client/session";

export interface ShellAgent {
  name: string;
  email: string;
  partnerName: string;
}

/** Who is signed in, and the way out. */
export function UserMenu({ agent }: { agent: ShellAgent }) {
  const t = useTranslations("common.account");
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
      <MenuItem onAction={signOutAgent}>
        <LogOut className="size-4 text-ink-faint" aria-hidden="true" />
        {t("signOut")}
      </MenuItem>
    </Menu>
  );
}
