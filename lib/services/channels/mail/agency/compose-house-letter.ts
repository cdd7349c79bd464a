import { inLanguages, type Locale, t } from "@/lib/domain/localized";
import { env } from "@/lib/env";
import type { Letter } from "../letter/letter";

const TEXTS = inLanguages({
  link: t("Open the portal", "Открыть портал", "Portalni ochish"),
  footer: t(
    "The back office wrote this to your agency.",
    "Это письмо вашему агентству написал бэк-офис.",
    "Bu xatni agentligingizga bek-ofis yozdi.",
  ),
});

/** What the service signs its own letters with. */
const SENDER = "Parvoz";

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
    ...{ facts: [], lists: [], flightsHeading: "", ways: [], notices: [] },
    link: { label: texts.link, url: env().PUBLIC_URL },
    agency: { name: SENDER, contacts: [] },
    footer: texts.footer,
  };
}
