"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { MODES, type Mode } from "@/lib/domain/mode";

/** The mode on the screen lives in the address: a reload and the back button keep it. Live where the address says nothing. */
export function useMode(): [Mode, (mode: Mode) => void] {
  const router = useRouter();
  const pathname = usePathname();
  const named = useSearchParams().get("mode");
  const mode = MODES.find((known) => known === named) ?? "live";
  return [mode, (next) => router.replace(next === "live" ? pathname : `${pathname}?mode=${next}`, { scroll: false })];
}
