"use client";

import { CircleUserRound } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { MenuButton } from "@/components/ui/overlays/menu-button";
import type { ShellAgent } from "./shell-agent";

const UserItems = dynamic(async () => (await import("./user-items")).UserItems, { ssr: false });

/** Who is signed in, and what belongs to the account. */
export function UserMenu({ agent }: { agent: ShellAgent }) {
  const t = useTranslations("common.account");
  return (
    <MenuButton
      menu={(open) => <UserItems agent={agent} {...open} />}
      aria-label={`${t("menu")}: ${agent.name}`}
      className="flex size-11 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink md:size-9"
    >
      <CircleUserRound className="size-5.5" aria-hidden="true" />
    </MenuButton>
  );
}
