"use client";

import { BookOpen, Eye, EyeOff, LogOut, type LucideIcon, Search, Settings, ShieldCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { PaletteGroup, PaletteOption } from "@/components/ui/palette/palette-window";
import { pages } from "@/lib/client/calls/paths";
import { signOutAgent } from "@/lib/client/calls/session";
import { useCustomerMode } from "@/lib/client/customer-mode";
import { useRole } from "@/lib/client/role";
import { may } from "@/lib/contracts/scopes";
import { NAV_ITEMS } from "../nav-items";
import { isMeant } from "./is-meant";

/** Pages to go to and things to do that a text may mean; all of them while nothing is typed. */
export function useCommands(typed: string): PaletteGroup[] {
  const t = useTranslations("palette");
  const nav = useTranslations("common.nav");
  const account = useTranslations("common.account");
  const mode = useTranslations("common.customerMode");
  const router = useRouter();
  const role = useRole();
  const { isOn, toggle } = useCustomerMode();
  const to = (href: string, text: string, icon: LucideIcon): PaletteOption => ({ id: href, text, icon, run: () => router.push(href) });
  const whereTo = [
    ...NAV_ITEMS.filter(({ act, key }) => key !== "search" && (!act || may(role, act))).map(({ key, href, icon }) =>
      to(href, nav(key), icon),
    ),
    ...(may(role, "manage") ? [to(pages.keys(), account("settings"), Settings)] : []),
    to(pages.security(), account("security"), ShieldCheck),
    to(pages.docs(), account("docs"), BookOpen),
  ];
  const acts = [
    ...(may(role, "sell") ? [to(pages.search(), t("newSearch"), Search)] : []),
    { id: "customer-mode", text: mode("label"), detail: mode(isOn ? "off" : "on"), icon: isOn ? EyeOff : Eye, run: toggle },
    { id: "sign-out", text: account("signOut"), icon: LogOut, run: () => void signOutAgent() },
  ];
  // An address is in English: who types Latin letters on a Russian page finds it too.
  const meant = (options: readonly PaletteOption[]) => options.filter(({ id, text }) => isMeant(typed, text) || isMeant(typed, id));
  return [
    { id: "acts", label: t("acts"), options: meant(acts) },
    { id: "pages", label: t("pages"), options: meant(whereTo) },
  ];
}
