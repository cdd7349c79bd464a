"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { useRole } from "@/lib/client/role";
import { may } from "@/lib/contracts/scopes";
import { MoreNav } from "./more-nav";
import { NAV_CLASS } from "./nav-class";
import { FEW, isWithin, NAV_ITEMS, type NavItem } from "./nav-items";

/** The main menu: in the top bar on a desk, at the bottom of a phone where the thumb is. What has no room there stands under "More". */
export function MainNav({ placement }: { placement: "bar" | "bottom" }) {
  const t = useTranslations("common.nav");
  const pathname = usePathname();
  const role = useRole();
  const items = NAV_ITEMS.filter(({ act }) => !act || may(role, act));
  const isFew = items.length <= FEW;
  const isBar = placement === "bar";
  const placed = isFew ? items : items.filter(({ bar, isTab }) => (isBar ? bar : isTab));
  const look = NAV_CLASS[placement];
  return (
    <nav aria-label={t("label")} className={look.nav}>
      {placed.map(({ key, href, icon: Icon, bar }) => (
        <PageLink
          key={key}
          href={href}
          aria-current={isWithin(pathname, href) ? "page" : undefined}
          className={`${look.item} ${isBar && !isFew ? FROM[bar ?? "md"] : ""}`}
        >
          {isBar ? null : <Icon className="size-5" aria-hidden="true" />}
          {t(key)}
        </PageLink>
      ))}
      {isFew ? null : <MoreNav placement={placement} items={items} />}
    </nav>
  );
}

/** Narrower than this, "More" has it. */
const FROM: Readonly<Record<NonNullable<NavItem["bar"]>, string>> = { md: "", lg: "max-lg:hidden", xl: "max-xl:hidden" };
