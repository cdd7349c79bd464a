"use client";

import { ChevronDown, Ellipsis } from "lucide-react";
import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { MenuButton } from "@/components/ui/overlays/menu-button";
import { NAV_CLASS } from "./nav-class";
import { isWithin, type NavItem } from "./nav-items";

const MoreItems = dynamic(async () => (await import("./more-items")).MoreItems, { ssr: false });

interface MoreNavProps {
  placement: "bar" | "bottom";
  /** All that whoever is signed in may open. */
  items: readonly NavItem[];
}

/** The parts that the main menu has no room for. */
export function MoreNav({ placement, items }: MoreNavProps) {
  const t = useTranslations("common.nav");
  const pathname = usePathname();
  const isBar = placement === "bar";
  const here = items.find(({ href }) => isWithin(pathname, href));
  const isHere = here !== undefined && !(isBar ? here.bar : here.isTab);
  const narrow = isBar && here?.bar ? HERE_BELOW[here.bar] : "";
  return (
    <MenuButton
      menu={(open) => <MoreItems placement={placement} items={items} {...open} />}
      aria-current={isHere ? "true" : undefined}
      className={`cursor-pointer ${isBar ? "gap-1" : ""} ${NAV_CLASS[placement].item} ${narrow}`}
    >
      {isBar ? null : <Ellipsis className="size-5" aria-hidden="true" />}
      {t("more")}
      {isBar ? <ChevronDown className="size-4" aria-hidden="true" /> : null}
    </MenuButton>
  );
}

/** The part that one is in stands in the bar from a width on. */
const HERE_BELOW: Readonly<Record<NonNullable<NavItem["bar"]>, string>> = {
  md: "",
  lg: "max-lg:border-accent max-lg:font-medium max-lg:text-ink",
  xl: "max-xl:border-accent max-xl:font-medium max-xl:text-ink",
};
