import type { SandboxBehaviour } from "@/lib/contracts/sandbox-routes";
import type { LocalizedText } from "@/lib/domain/localized";

const TEST: LocalizedText = {
  uz: "Sinov rejimi: bu aviakompaniya oʻylab topilgan, hech kim uchmaydi.",
  ru: "Тестовый режим: эта авиакомпания вымышлена, никто никуда не летит.",
  en: "Test mode: this airline is invented, and nobody flies.",
};

const VISA: LocalizedText = {
  uz: "Germaniyaga kirish uchun Oʻzbekiston fuqarolariga viza kerak. Uni safardan oldin rasmiylashtiring.",
  ru: "Гражданам Узбекистана для въезда в Германию нужна виза. Оформите её до поездки.",
  en: "Citizens of Uzbekistan need a visa to enter Germany. Arrange it before the journey.",
};

/** What clients have to know before they buy. */
export function noticesOf(behaviour: SandboxBehaviour): LocalizedText[] {
  return behaviour === "visa_needed" ? [TEST, VISA] : [TEST];
}
