import type { ReferenceService } from "@/lib/contracts/interface/reference";
import { FARE_CONDITIONS, FARE_SERVICES } from "@/lib/domain/fare-services";
import { listByLocale } from "./list-by-locale";

/** What fares may include, by the codes of `fare_family_features`: bags and flexibility first, as there. */
export const listFareServices = listByLocale((locale): ReferenceService[] =>
  Object.entries({ ...FARE_CONDITIONS, ...FARE_SERVICES }).map(([code, name]) => ({
    code,
    title: name[locale],
    title_intl: { uz: name.uz, en: name.en, ru: name.ru },
  })),
);
