"use client";

import { Search } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { usePaletteKey } from "@/components/ui/palette/use-palette-key";
import { IconButton } from "@/components/ui/press/icon-button";
import { pages } from "@/lib/client/calls/paths";
import { useBareKeys } from "@/lib/client/use-bare-keys";

/** Opens the field that finds and does: Ctrl+K or ⌘K anywhere, `/` where it does not lead to the form of a search, and a button where the bar has room (`PALETTE_BUTTON`). @param children draws the window */
export function PaletteButton({ children }: { children: (close: () => void) => ReactNode }) {
  const t = useTranslations("palette");
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const hasSearchForm = usePathname() === pages.search();
  usePaletteKey(open);
  useBareKeys({ "/": hasSearchForm ? undefined : open });
  return (
    <>
      <IconButton
        label={t("open")}
        title={t("open")}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPress={open}
        className="max-[1439px]:hidden"
      >
        <Search className="size-5" aria-hidden="true" />
      </IconButton>
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  );
}
