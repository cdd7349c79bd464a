import type { InLanguage, Locale } from "@/lib/domain/localized";
import { inLanguages } from "@/lib/domain/localized";
import { anywhere } from "./messages/anywhere";
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
import { agencies } from "./messages/office/agencies";
import { attachments } from "./messages/office/attachments";
import { audit } from "./messages/office/audit";
import { changeRules } from "./messages/office/change-rules";
import { charters } from "./messages/office/charters";
import { colleagues } from "./messages/office/colleagues";
import { finding } from "./messages/office/finding";
import { flights } from "./messages/office/flights";
import { house } from "./messages/office/house";
import { houseMoney } from "./messages/office/house-money";
import { mailTemplates } from "./messages/office/mail-templates";
import { markups } from "./messages/office/markups";
import { bank } from "./messages/office/money/bank";
import { closedDays } from "./messages/office/money/closed-days";
import { legal } from "./messages/office/money/legal";
import { office } from "./messages/office/office";
import { officeBooking } from "./messages/office/office-booking";
import { operator } from "./messages/office/operator";
import { people } from "./messages/office/people";
import { prices } from "./messages/office/prices";
import { proposals } from "./messages/office/proposals";
import { queues } from "./messages/office/queues";
import { reports } from "./messages/office/reports";
import { series } from "./messages/office/series";
import { service } from "./messages/office/service";
import { stock } from "./messages/office/stock";
import { uploads } from "./messages/office/uploads";
import { why } from "./messages/office/why";
import { passengers } from "./messages/passengers";
import { quotes } from "./messages/quotes";
import { schedule } from "./messages/schedule";
import { search } from "./messages/search";
import { line } from "./messages/search/line";
import { palette } from "./messages/search/palette";
import { followed, screens } from "./messages/search/screens";
import { selling } from "./messages/selling";
import { settings } from "./messages/settings";
import { trip } from "./messages/trip";
import { tryIt } from "./messages/try-it";
import { visas } from "./messages/visas";
import { watch, watches } from "./messages/watch";
import { work } from "./messages/work";

const texts = {
  common,
  auth,
  audit,
  search,
  brand,
  calendar,
  anywhere,
  booking,
  changes,
  conversation,
  mail,
  money,
  schedule,
  visas,
  entry,
  trip,
  tryIt,
  quotes,
  screens,
  followed,
  selling,
  settings,
  finding,
  officeBooking,
  operator,
  office,
  flights,
  house,
  colleagues,
  people,
  agencies,
  houseMoney,
  bank,
  closedDays,
  legal,
  proposals,
  stock,
  attachments,
  charters,
  changeRules,
  series,
  service,
  mailTemplates,
  why,
  prices,
  markups,
  uploads,
  reports,
  queues,
  passengers,
  desk,
  design,
  watch,
  watches,
  work,
  news,
  line,
  palette,
};

type Messages = InLanguage<typeof texts>;

/**
 * All texts of the pages, by language and feature. Server only: a page sends its own language to the browser.
 * Uzbek nouns take no plural after a number, so one form serves all there: Chromium has no plural rules for uz.
 */
export const messages: Record<Locale, Messages> = inLanguages(texts);

// Makes the keys of `useTranslations` typed.
declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
