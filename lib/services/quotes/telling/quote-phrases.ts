import { inLanguages, t } from "@/lib/domain/localized";
import { russianCount } from "@/lib/domain/text/russian-count";

const english = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const bags = (pieces: number, kg: number, unit: string) => (pieces === 1 ? `${kg} ${unit}` : `${pieces} × ${kg} ${unit}`);

/** What a quote says in few words: in a chat, and on its picture. */
export const QUOTE_PHRASES = inLanguages({
  direct: t("direct", "прямой рейс", "toʻgʻridan-toʻgʻri"),
  /** @param cities where one changes aircraft, joined by commas */
  connection: t(
    (cities: string) => `connection: ${cities}`,
    (cities) => `пересадка: ${cities}`,
    (cities) => `toʻxtash: ${cities}`,
  ),
  /** @param cities where the aircraft stops on the way, joined by commas */
  stop: t(
    (cities: string) => `stop: ${cities}`,
    (cities) => `посадка: ${cities}`,
    (cities) => `texnik toʻxtash: ${cities}`,
  ),
  baggage: t(
    (pieces: number, kg: number) => `baggage ${bags(pieces, kg, "kg")}`,
    (pieces, kg) => `багаж ${bags(pieces, kg, "кг")}`,
    (pieces, kg) => `bagaj ${bags(pieces, kg, "kg")}`,
  ),
  noBaggage: t("no baggage", "без багажа", "bagajsiz"),
  hand: t(
    (pieces: number, kg: number) => `hand baggage ${bags(pieces, kg, "kg")}`,
    (pieces, kg) => `ручная кладь ${bags(pieces, kg, "кг")}`,
    (pieces, kg) => `qoʻl yuki ${bags(pieces, kg, "kg")}`,
  ),
  refund: {
    free: t("refund free of charge", "возврат бесплатно", "qaytarish bepul"),
    fee: t("refund for a fee", "возврат со штрафом", "jarima bilan qaytariladi"),
    no: t("no refund", "без возврата", "qaytarilmaydi"),
  },
  forPeople: t(
    (count: number) => `for ${english(count, "person", "people")}`,
    (count) => `за ${russianCount(count, "пассажира", "пассажиров", "пассажиров")}`,
    (count) => `${count} kishiga`,
  ),
  ages: {
    adt: t(
      (count: number) => english(count, "adult", "adults"),
      (count) => russianCount(count, "взрослый", "взрослых", "взрослых"),
      (count) => `${count} katta yoshli`,
    ),
    chd: t(
      (count: number) => english(count, "child", "children"),
      (count) => russianCount(count, "ребёнок", "ребёнка", "детей"),
      (count) => `${count} bola`,
    ),
    inf: t(
      (count: number) => english(count, "infant", "infants"),
      (count) => russianCount(count, "младенец", "младенца", "младенцев"),
      (count) => `${count} chaqaloq`,
    ),
    ins: t(
      (count: number) => english(count, "infant with a seat", "infants with a seat"),
      (count) => russianCount(count, "младенец с местом", "младенца с местом", "младенцев с местом"),
      (count) => `${count} joyli chaqaloq`,
    ),
  },
  gone: t("not available any more", "больше недоступен", "endi mavjud emas"),
  valid: t(
    (moment: string) => `Valid until ${moment} (Tashkent time).`,
    (moment) => `Подборка действует до ${moment} (время Ташкента).`,
    (moment) => `Tijorat taklifi ${moment}gacha amal qiladi (Toshkent vaqti).`,
  ),
  inTelegram: t("Choose in Telegram:", "Выбрать в Telegram:", "Telegramda tanlash:"),
  look: t("See the details and choose:", "Подробно и выбрать:", "Batafsil va tanlash:"),
});
