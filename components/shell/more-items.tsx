"use client";

import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Menu, MenuItem } from "@/components/ui/overlays/menu";
import type { OpenMenu } from "@/components/ui/overlays/menu-button";
import { openPalette } from "@/components/ui/palette/use-palette-key";
import { PALETTE_BUTTON, WIDTHS } from "@/lib/client/widths";
import type { NavItem } from "./nav-items";

interface MoreItemsProps extends OpenMenu {
  placement: "bar" | "bottom";
  items: readonly NavItem[];
}

/** What is not in sight beside "More", loaded when it opens. */
export function MoreItems({ placement, items, ...open }: MoreItemsProps) {
  const t = useTranslations("common.nav");
  const tPalette = useTranslations("palette");
  const router = useRouter();
  const isInSight = ({ bar, isTab }: NavItem) =>
    placement === "bar" ? bar !== undefined && window.matchMedia(WIDTHS[bar]).matches : isTab === true;
  const hasPaletteButton = placement === "bar" && window.matchMedia(PALETTE_BUTTON).matches;
  return (
    <Menu label={t("more")} {...open}>
      {items
        .filter((item) => !isInSight(item))
        .map(({ key, href, icon: Icon }) => (
          <MenuItem key={key} onAction={() => router.push(href)}>
            <Icon className="size-4 text-ink-faint" aria-hidden="true" />
            {t(key)}
          </MenuItem>
        ))}
      {/* A phone or a tablet has no keys for it, and no room for its button. */}
      {hasPaletteButton ? null : (
        <MenuItem onAction={openPalette}>
          <Search className="size-4 text-ink-faint" aria-hidden="true" />
          {tPalette("title")}
        </MenuItem>
      )}
    </Menu>
  );
}
