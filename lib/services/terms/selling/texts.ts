import { type LocalizedText, t } from "@/lib/domain/localized";

export const UNKNOWN_CARRIER: LocalizedText = t(
  "No such carrier is known. Give its two-character IATA code, such as HY.",
  "Такой перевозчик неизвестен. Укажите его двухзначный код IATA, например HY.",
  "Bunday aviakompaniya nomaʼlum. Uning ikki belgili IATA kodini kiriting, masalan HY.",
);

export const UNKNOWN_PLACE: LocalizedText = t(
  "No such city or country is known. Give a city by three letters (IST) or a country by two (TR).",
  "Такой город или страна неизвестны. Укажите город тремя буквами (IST) или страну двумя (TR).",
  "Bunday shahar yoki davlat nomaʼlum. Shaharni uchta harf (IST), davlatni ikkita harf (TR) bilan kiriting.",
);

export const REPEATED_RULE: LocalizedText = t(
  "Another rule says the same conditions. Change that one, or add a condition here.",
  "Другое правило содержит те же условия. Измените его или добавьте здесь ещё одно условие.",
  "Boshqa qoidada ham shu shartlar bor. Oʻshani oʻzgartiring yoki bu yerga yana bir shart qoʻshing.",
);

/** @param lowest formatted amounts with their currency, as all languages read them */
export function outOfBounds(lowest: string, highest: string): LocalizedText {
  return t(
    `The price must be between ${lowest} and ${highest}. Your administrator sets how far it may go.`,
    `Цена должна быть от ${lowest} до ${highest}. Границы устанавливает ваш администратор.`,
    `Narx ${lowest}dan ${highest}gacha boʻlishi kerak. Chegaralarni administratoringiz belgilaydi.`,
  );
}

/** @param price formatted amount with its currency, as all languages read it */
export function priceNow(price: string): LocalizedText {
  return t(
    `By your agency’s prices the customer now pays ${price}. Look at the new price and book again.`,
    `По ценам агентства клиент теперь платит ${price}. Посмотрите новую цену и забронируйте ещё раз.`,
    `Agentlik narxlariga koʻra mijoz endi ${price} toʻlaydi. Yangi narxni koʻrib, qayta bron qiling.`,
  );
}

/** The same for an agent who has typed another price. */
export function otherPriceNow(price: string): LocalizedText {
  return t(
    `By your agency’s prices the customer now pays ${price}, and agents may not set another price. Look at the new price and book again.`,
    `По ценам агентства клиент теперь платит ${price}, а задавать другую цену агентам не разрешено. Посмотрите новую цену и забронируйте ещё раз.`,
    `Agentlik narxlariga koʻra mijoz endi ${price} toʻlaydi, agentlarga boshqa narx belgilashga ruxsat yoʻq. Yangi narxni koʻrib, qayta bron qiling.`,
  );
}
