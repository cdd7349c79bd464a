"use client";

import { Search } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useRef } from "react";
import { usePaletteKey } from "@/components/ui/palette/use-palette-key";
import { pages } from "@/lib/client/calls/paths";
import { useBareKeys } from "@/lib/client/use-bare-keys";

/** One field for any booking. What is typed may be a name: it is never sent in an address that servers see. `/`, Ctrl+K and ⌘K lead to it from anywhere. */
export function FindField({ className = "" }: { className?: string }) {
  const t = useTranslations("house.find");
  const router = useRouter();
  const pathname = usePathname();
  const field = useRef<HTMLInputElement>(null);
  const lead = () => {
    field.current?.focus();
    field.current?.select();
  };
  useBareKeys({ "/": lead });
  usePaletteKey(lead);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? "";
    if (text === "") return;
    // On the finder's own page the text alone changes: a new fragment tells the page, which the router would not.
    if (pathname === pages.find()) window.location.hash = new URL(pages.find(text), window.location.href).hash;
    else router.push(pages.find(text));
  };
  return (
    <search className={className}>
      <form onSubmit={find} className="relative">
        <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" aria-hidden="true" />
        <input
          ref={field}
          type="search"
          aria-label={t("label")}
          aria-keyshortcuts="/ Control+K Meta+K"
          title={t("hint")}
          placeholder={t("placeholder")}
          autoComplete="off"
          enterKeyHint="search"
          className="h-11 w-full rounded-lg border border-line bg-surface pr-9 pl-9 text-ink placeholder:text-ink-faint md:h-9 md:text-sm"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2 hidden -translate-y-1/2 rounded border border-line px-1.5 text-ink-faint text-xs md:block"
        >
          /
        </span>
      </form>
    </search>
  );
}
