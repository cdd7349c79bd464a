"use client";

import { Check, Monitor, Moon, Sun } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Header } from "react-aria-components/Header";
import { MenuSection } from "react-aria-components/Menu";
import { MenuItem } from "../overlays/menu";
import { rememberTheme, shownTheme } from "./theme";

const CHOICES = [
  { theme: null, text: "device", Icon: Monitor },
  { theme: "light", text: "light", Icon: Sun },
  { theme: "dark", text: "dark", Icon: Moon },
] as const;

/** Part of an open menu: light or dark colours, or as the device has them. */
export function ThemeSection() {
  const t = useTranslations("common.theme");
  const [shown] = useState(shownTheme);
  return (
    <MenuSection className="my-1 border-line border-y py-1">
      <Header className="px-3 pt-1 text-ink-faint text-xs">{t("title")}</Header>
      {CHOICES.map(({ theme, text, Icon }) => (
        <MenuItem key={text} id={text} textValue={t(text)} onAction={() => rememberTheme(theme)}>
          <Icon className="size-4 text-ink-faint" aria-hidden="true" />
          <span className="flex-1">{t(text)}</span>
          {theme === shown ? <Check className="size-4 text-accent" aria-hidden="true" /> : null}
        </MenuItem>
      ))}
    </MenuSection>
  );
}
