import { useRouter } from "next/navigation";
import { useTransition } from "react";
import type { Locale } from "@/lib/domain/localized";
import { rememberLanguage } from "./remember-language";

/** Remembers the language, and shows the page again in it. */
export function useChooseLocale(): (locale: Locale) => void {
  const router = useRouter();
  const [, startTransition] = useTransition();
  return (locale) => {
    rememberLanguage(locale);
    startTransition(() => router.refresh());
  };
}
