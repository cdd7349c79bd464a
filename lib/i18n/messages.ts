import type { Locale } from "@/lib/domain/localized";
import { anywhere } from "./messages/anywhere";
import { audit } from "./messages/audit";
import { auth } from "./messages/auth";
import { booking } from "./messages/booking";
import { brand } from "./messages/brand";
import { calendar } from "./messages/calendar";
import { changes } from "./messages/changes";
import { common } from "./messages/common";
import { conversation } from "./messages/conversation";
import { design } from "./messages/design";
import { desk } from "./messages/desk";
import { entry } from "./messages/entry";
import { mail } from "./messages/mail";
import { money } from "./messages/money";
import { news } from "./messages/news";
import { office } from "./messages/office";
import { operator } from "./messages/operator";
import { passengers } from "./messages/passengers";
import { people } from "./messages/people";
import { quotes } from "./messages/quotes";
import { schedule } from "./messages/schedule";
import { search } from "./messages/search";
import { selling } from "./messages/selling";
import { settings } from "./messages/settings";
import { trip } from "./messages/trip";
import { tryIt } from "./messages/try-it";
import { visas } from "./messages/visas";
import { work } from "./messages/work";
import type { Translation } from "./translation";

function textsIn<Language extends Locale>(locale: Language) {
  return {
    common: common[locale],
    auth: auth[locale],
    audit: audit[locale],
    search: search[locale],
    brand: brand[locale],
    calendar: calendar[locale],
    anywhere: anywhere[locale],
    booking: booking[locale],
    changes: changes[locale],
    conversation: conversation[locale],
    mail: mail[locale],
    money: money[locale],
    schedule: schedule[locale],
    visas: visas[locale],
    entry: entry[locale],
    trip: trip[locale],
    tryIt: tryIt[locale],
    quotes: quotes[locale],
    selling: selling[locale],
    settings: settings[locale],
    operator: operator[locale],
    office: office[locale],
    people: people[locale],
    passengers: passengers[locale],
    desk: desk[locale],
    design: design[locale],
    work: work[locale],
    news: news[locale],
  };
}

type Messages = Translation<ReturnType<typeof textsIn<"en">>>;

/** All texts of the pages, by language and feature. Server only: a page sends its own language to the browser. */
export const messages: Record<Locale, Messages> = { en: textsIn("en"), ru: textsIn("ru"), uz: textsIn("uz") };

// Makes the keys of `useTranslations` typed.
declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
