import { inLanguages, type Locale, t } from "@/lib/domain/localized";
import { env } from "@/lib/env";
import type { Letter } from "../letter/letter";
import { OWN_LETTER } from "../letter/own-letter";

const TEXTS = inLanguages({
  link: t("Open the portal", "Открыть портал", "Portalni ochish"),
  footer: t(
    "The back office wrote this to your agency.",
    "Это письмо вашему агентству написал бэк-офис.",
    "Bu xatni agentligingizga bek-ofis yozdi.",
  ),
});

interface HouseLetter {
  subject: string;
  text: string;
  /** Language of what stands around the text, which is sent as it was typed. */
  locale: Locale;
}

/** A letter to an agency in the house's own words. */
export function composeHouseLetter({ subject, text, locale }: HouseLetter): Letter {
  const texts = TEXTS[locale];
  return {
    ...{ locale, subject, heading: subject, paragraphs: text.split(/\n+/) },
    ...OWN_LETTER,
    facts: [],
    link: { label: texts.link, url: env().PUBLIC_URL },
    footer: texts.footer,
  };
}
