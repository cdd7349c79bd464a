import { t } from "@/lib/domain/localized";

/** Ends letters of the house to an agency about the agency itself. */
export const AGENCY_FOOTER = t(
  "You get this because you stand in the service for this agency. Questions go to the back office.",
  "Вы получили это письмо, потому что представляете это агентство в сервисе. Вопросы — к бэк-офису.",
  "Bu xat xizmatda shu agentlik vakili boʻlganingiz uchun yuborildi. Savollar bek-ofisga.",
);
