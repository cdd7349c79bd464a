import type { LocalizedText } from "@/lib/domain/localized";

export const OFFER_GONE: LocalizedText = {
  en: "This offer has expired, changed or sold out. Take it out of the quote, and search again.",
  ru: "Это предложение устарело, изменилось или распродано. Уберите его и повторите поиск.",
  uz: "Bu taklif eskirgan, oʻzgargan yoki sotib boʻlingan. Uni olib tashlab, qaytadan qidiring.",
};

export const OTHER_PARTY: LocalizedText = {
  en: "This offer is for other passengers, or in another currency, than the first one. Make a quote of its own for it.",
  ru: "Это предложение для других пассажиров или в другой валюте, чем первое. Составьте для него отдельное предложение.",
  uz: "Bu taklif birinchisidan boshqa yoʻlovchilar uchun yoki boshqa valyutada. Uning uchun alohida taklif tuzing.",
};

export const PRICES_FIXED: LocalizedText = {
  en: "Your administrator lets nobody change prices. Leave the price out: the agency's rules make it.",
  ru: "Администратор не разрешил менять цены. Не указывайте цену: её определяют правила агентства.",
  uz: "Administrator narxlarni oʻzgartirishga ruxsat bermagan. Narxni kiritmang: uni agentlik qoidalari belgilaydi.",
};
