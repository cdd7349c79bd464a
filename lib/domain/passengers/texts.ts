import type { LocalizedText } from "../localized";

/** Texts of what is wrong with a field, each with the remedy. */
export const TEXTS = {
  required: {
    en: "Fill this field in.",
    ru: "Заполните это поле.",
    uz: "Bu maydonni toʻldiring.",
  },
  lastNameRequired: {
    en: "Write the last name as in the passport. A passport with one name only has it as the last name; the first name is then FNU.",
    ru: "Укажите фамилию, как в паспорте. Если в паспорте только одно имя, оно пишется как фамилия, а вместо имени указывается FNU.",
    uz: "Familiyani pasportdagidek yozing. Pasportda faqat bitta ism boʻlsa, u familiya oʻrniga, ism oʻrniga esa FNU yoziladi.",
  },
  firstNameRequired: {
    en: "Write the first name as in the passport. Where the passport has no given name, write FNU (first name unknown).",
    ru: "Укажите имя, как в паспорте. Если имени в паспорте нет, напишите FNU (first name unknown).",
    uz: "Ismni pasportdagidek yozing. Pasportda ism boʻlmasa, FNU (first name unknown) deb yozing.",
  },
  nameLength: {
    en: "Write 1 to 25 characters. Shorten a longer name as in the passport's machine-readable line.",
    ru: "Укажите от 1 до 25 символов. Более длинное имя сократите, как в машиночитаемой строке паспорта.",
    uz: "1 dan 25 gacha belgi yozing. Uzunroq ismni pasportning mashina oʻqiydigan qatoridagidek qisqartiring.",
  },
  nameCharacters: {
    en: "Use Latin letters, spaces, hyphens and apostrophes only, as in the passport.",
    ru: "Используйте только латинские буквы, пробелы, дефисы и апострофы, как в паспорте.",
    uz: "Faqat lotin harflari, boʻsh joy, chiziqcha va apostrofdan foydalaning, pasportdagidek.",
  },
  namesTooLong: {
    en: "First, middle and last names have at most 46 letters together, blanks and hyphens included. Leave the middle name out or shorten the names.",
    ru: "В имени, отчестве и фамилии вместе не более 46 букв, считая пробелы и дефисы. Уберите отчество или сократите имена.",
    uz: "Ism, otasining ismi va familiyada birgalikda koʻpi bilan 46 harf boʻladi, boʻsh joy va chiziqchalar bilan. Otasining ismini olib tashlang yoki ismlarni qisqartiring.",
  },
  date: {
    en: "Write an existing date as YYYY-MM-DD.",
    ru: "Укажите существующую дату в виде ГГГГ-ММ-ДД.",
    uz: "Mavjud sanani YYYY-OO-KK koʻrinishida yozing.",
  },
  birthdateRange: {
    en: "The birth date is in the future or more than 120 years ago. Check the year.",
    ru: "Дата рождения в будущем или более 120 лет назад. Проверьте год.",
    uz: "Tugʻilgan sana kelajakda yoki 120 yildan eski. Yilini tekshiring.",
  },
  ageGroup: {
    en: "Choose the age group from the list: adt, chd, inf, ins.",
    ru: "Выберите возрастную группу из списка: adt, chd, inf, ins.",
    uz: "Yosh guruhini roʻyxatdan tanlang: adt, chd, inf, ins.",
  },
  gender: {
    en: "Choose the gender: M or F.",
    ru: "Выберите пол: M или F.",
    uz: "Jinsni tanlang: M yoki F.",
  },
  country: {
    en: "Write the two letters of an existing country, for instance UZ.",
    ru: "Укажите две буквы существующей страны, например UZ.",
    uz: "Mavjud davlatning ikki harfli kodini yozing, masalan UZ.",
  },
  phone: {
    en: "Write the phone in international form, for instance +998901234567.",
    ru: "Укажите телефон в международном формате, например +998901234567.",
    uz: "Telefonni xalqaro koʻrinishda yozing, masalan +998901234567.",
  },
  email: {
    en: "Write a valid e-mail address, for instance name@example.com.",
    ru: "Укажите действующий адрес электронной почты, например name@example.com.",
    uz: "Toʻgʻri elektron pochta manzilini yozing, masalan name@example.com.",
  },
  payerName: {
    en: "Write the payer's full name, at most 100 characters.",
    ru: "Укажите полное имя плательщика, не более 100 символов.",
    uz: "Toʻlovchining toʻliq ismini yozing, koʻpi bilan 100 belgi.",
  },
  orderNote: {
    en: "Leave the note out, or send `specialbuyercontacts`.",
    ru: "Уберите примечание или передайте `specialbuyercontacts`.",
    uz: "Izohni olib tashlang yoki `specialbuyercontacts` yuboring.",
  },
  docType: {
    en: "Choose the document type from the list, for instance A (passport).",
    ru: "Выберите тип документа из списка, например A (паспорт).",
    uz: "Hujjat turini roʻyxatdan tanlang, masalan A (pasport).",
  },
  docNumber: {
    en: "Write the document number in Latin letters and digits, 5 to 20 characters.",
    ru: "Укажите номер документа латинскими буквами и цифрами, от 5 до 20 символов.",
    uz: "Hujjat raqamini lotin harflari va raqamlar bilan yozing, 5 dan 20 gacha belgi.",
  },
  docNumberCyrillic: {
    en: "The document number has Cyrillic letters. Switch the keyboard and write it in Latin letters.",
    ru: "В номере документа есть кириллица. Переключите раскладку и введите его латинскими буквами.",
    uz: "Hujjat raqamida kirill harflari bor. Klaviaturani almashtirib, lotin harflari bilan yozing.",
  },
  docNumberUz: {
    en: "An Uzbek passport number is two letters and seven digits, for instance AA1234567.",
    ru: "Номер паспорта Узбекистана: две буквы и семь цифр, например AA1234567.",
    uz: "Oʻzbekiston pasporti raqami ikki harf va yetti raqamdan iborat, masalan AA1234567.",
  },
  docExpired: {
    en: "The document must be valid on the date of the last flight. Use another document.",
    ru: "Документ должен действовать на дату последнего рейса. Укажите другой документ.",
    uz: "Hujjat oxirgi reys sanasida amal qilishi kerak. Boshqa hujjat koʻrsating.",
  },
  issuingCountry: {
    en: "This document is issued to citizens of another country only. Check the citizenship and the document type.",
    ru: "Такой документ выдаётся гражданам другой страны. Проверьте гражданство и тип документа.",
    uz: "Bunday hujjat boshqa davlat fuqarolariga beriladi. Fuqarolik va hujjat turini tekshiring.",
  },
  counts: {
    en: "Send as many passengers of each age group as were searched, or search again.",
    ru: "Передайте столько пассажиров каждой возрастной группы, сколько указано при поиске, или выполните поиск снова.",
    uz: "Har bir yosh guruhidan qidiruvda koʻrsatilgancha yoʻlovchi yuboring yoki qaytadan qidiring.",
  },
  infantTooOld: {
    en: "On the date of the last flight this passenger is two or older. Search again with a child (chd) instead of an infant.",
    ru: "На дату последнего рейса пассажиру уже исполнится два года. Выполните поиск снова с ребёнком (chd) вместо младенца.",
    uz: "Oxirgi reys sanasida yoʻlovchi ikki yoshga toʻlgan boʻladi. Chaqaloq oʻrniga bola (chd) bilan qaytadan qidiring.",
  },
  wrongGroup: {
    en: "On the date of the last flight the age does not fit this group. Check the birth date, or search again with the right group.",
    ru: "На дату последнего рейса возраст не соответствует группе. Проверьте дату рождения или выполните поиск с верной группой.",
    uz: "Oxirgi reys sanasida yosh bu guruhga mos emas. Tugʻilgan sanani tekshiring yoki toʻgʻri guruh bilan qaytadan qidiring.",
  },
  adultTooYoung: {
    en: "Each infant needs an adult of its own who is 18 or older on the date of the last flight. Add such an adult.",
    ru: "Каждому младенцу нужен свой взрослый, которому на дату последнего рейса есть 18 лет. Добавьте такого взрослого.",
    uz: "Har bir chaqaloqqa oxirgi reys sanasida 18 yoshga toʻlgan alohida kattalar kerak. Shunday yoʻlovchi qoʻshing.",
  },
  sameName: {
    en: "Another passenger has the same names and birth date. Check both passengers.",
    ru: "У другого пассажира те же имя, фамилия и дата рождения. Проверьте обоих пассажиров.",
    uz: "Boshqa yoʻlovchining ismi, familiyasi va tugʻilgan sanasi ham shunday. Ikkala yoʻlovchini tekshiring.",
  },
  sameDocument: {
    en: "Another passenger has the same document number. Check both passengers.",
    ru: "У другого пассажира тот же номер документа. Проверьте обоих пассажиров.",
    uz: "Boshqa yoʻlovchining hujjat raqami ham shunday. Ikkala yoʻlovchini tekshiring.",
  },
  loyaltyNumber: {
    en: "Write the loyalty number in Latin letters and digits, 4 to 20 characters.",
    ru: "Укажите номер участника латинскими буквами и цифрами, от 4 до 20 символов.",
    uz: "Sodiqlik dasturi raqamini lotin harflari va raqamlar bilan yozing, 4 dan 20 gacha belgi.",
  },
  loyaltyTwice: {
    en: "This airline has a loyalty number of the passenger already. Send one per airline.",
    ru: "Для этой авиакомпании номер участника уже указан. Передайте один на авиакомпанию.",
    uz: "Bu aviakompaniya uchun raqam allaqachon koʻrsatilgan. Har bir aviakompaniyaga bittadan yuboring.",
  },
} as const satisfies Record<string, LocalizedText>;

/** A loyalty number of an airline that does not sell or fly the journey. */
export function loyaltyAirlineText(carriers: readonly string[]): LocalizedText {
  const list = carriers.join(", ");
  return {
    en: `These flights take loyalty numbers of: ${list}.`,
    ru: `На этих рейсах принимаются номера участников: ${list}.`,
    uz: `Bu reyslarda quyidagilarning raqamlari qabul qilinadi: ${list}.`,
  };
}

/** A name in other letters than passports' lines have, with the spelling that the passport probably has. */
export function latinText(spelling: string): LocalizedText {
  return {
    en: `Write the name in Latin letters as in the passport, for instance ${spelling}.`,
    ru: `Укажите имя латинскими буквами, как в паспорте, например ${spelling}.`,
    uz: `Ismni pasportdagidek lotin harflarida yozing, masalan ${spelling}.`,
  };
}

/** A title or the name of a field within a name. */
export function strayText(word: string): LocalizedText {
  return {
    en: `Is ${word} part of the name? Write the name alone, without titles and names of fields.`,
    ru: `${word} — это часть имени? Укажите только имя, без обращений и названий полей.`,
    uz: `${word} ismning bir qismimi? Faqat ismni yozing, murojaat soʻzlari va maydon nomlarisiz.`,
  };
}

/** A document that the carrier does not take on these flights. */
export function documentsText(allowed: readonly string[]): LocalizedText {
  const list = allowed.join(", ");
  return {
    en: `This document is not accepted on these flights. Accepted: ${list}.`,
    ru: `Этот документ не принимается на этих рейсах. Принимаются: ${list}.`,
    uz: `Bu hujjat ushbu reyslarda qabul qilinmaydi. Qabul qilinadi: ${list}.`,
  };
}
