import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useEffect } from "react";
import { rememberLanguage } from "@/components/ui/language/remember-language";
import type { Locale } from "@/lib/domain/localized";
import { LOCALE_COOKIE } from "@/lib/i18n/pick-locale";
import { noteQuoteOpened } from "./queries";

/** With which the agency looks at its own quote: that is no opening. */
const AGENCY = "#agency";

/** Tells the agency that the customer has opened it, and turns to the customer's language where none was chosen in this browser. */
export function useFirstLook(token: string, customers: Locale): void {
  const router = useRouter();
  const locale = useLocale();
  useEffect(() => {
    // Not being told of it is no harm to the reader.
    if (window.location.hash !== AGENCY) noteQuoteOpened(token).catch(() => undefined);
  }, [token]);
  useEffect(() => {
    if (locale === customers || document.cookie.includes(`${LOCALE_COOKIE}=`)) return;
    rememberLanguage(customers);
    router.refresh();
  }, [locale, customers, router]);
}
