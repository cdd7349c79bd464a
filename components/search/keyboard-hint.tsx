"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** The keys that save an agent's time; on a phone there are none. */
export function KeyboardHint() {
  const t = useTranslations("search");
  return <p className="text-ink-faint text-sm max-md:hidden">{t.rich("shortcuts", { key: keyCap })}</p>;
}

function keyCap(name: ReactNode) {
  return <kbd className="mx-0.5 rounded border border-line bg-surface px-1.5 py-0.5 font-sans text-ink-soft text-xs">{name}</kbd>;
}
