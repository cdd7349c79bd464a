import { type LocalizedText, t } from "../localized";

/** Texts of what is wrong with a field, each with the remedy. */
export const TEXTS = {
  required: t("Fill this field in.", "Заполните это поле.", "Bu maydonni toʻldiring."),
  lastNameRequired: t(
    "Write the last name as in the passport. A passport with one name only has it as the last name; the first name is then FNU.",
    "Укажите фамилию, как в паспорте. Если в паспорте только одно имя, оно пишется как фамилия, а вместо имени указывается FNU.",
    "Familiyani pasportdagidek yozing. Pasportda faqat bitta ism boʻlsa, u familiya oʻrniga, ism oʻrniga esa FNU yoziladi.",
  ),
  firstNameRequired: t(
    "Write the first name as in the passport. Where the passport has no given name, write FNU (first name unknown).",
    "Укажите имя, как в паспорте. Если имени в паспорте нет, напишите FNU (first name unknown).",
    "Ismni pasportdagidek yozing. Pasportda ism boʻlmasa, FNU (first name unknown) deb yozing.",
  ),
  nameLength: t(
    "Write 1 to 25 characters. Shorten a longer name as in the passport's machine-readable line.",
    "Укажите от 1 до 25 символов. Более длинное имя сократите, как в машиночитаемой строке паспорта.",
    "1 dan 25 gacha belgi yozing. Uzunroq ismni pasportning mashina oʻqiydigan qatoridagidek qisqartiring.",
  ),
  nameCharacters: t(
    "Use Latin letters, spaces, hyphens and apostrophes only, as in the passport.",
    "Используйте только латинские буквы, пробелы, дефисы и апострофы, как в паспорте.",
    "Faqat lotin harflari, boʻsh joy, chiziqcha va apostrofdan foydalaning, pasportdagidek.",
  ),
  namesTooLong: t(
    "First, middle and last names have at most 46 letters together, blanks and hyphens included. Leave the middle name out or shorten the names.",
    "В имени, отчестве и фамилии вместе не более 46 букв, считая пробелы и дефисы. Уберите отчество или сократите имена.",
    "Ism, otasining ismi va familiyada birgalikda koʻpi bilan 46 harf boʻladi, boʻsh joy va chiziqchalar bilan. Otasining ismini olib tashlang yoki ismlarni qisqartiring.",
  ),
  date: t(
    "Write an existing date as YYYY-MM-DD.",
    "Укажите существующую дату в виде ГГГГ-ММ-ДД.",
    "Mavjud sanani YYYY-OO-KK koʻrinishida yozing.",
  ),
  birthdateRange: t(
    "The birth date is in the future or more than 120 years ago. Check the year.",
    "Дата рождения в будущем или более 120 лет назад. Проверьте год.",
    "Tugʻilgan sana kelajakda yoki 120 yildan eski. Yilini tekshiring.",
  ),
  ageGroup: t(
    "Choose the age group from the list: adt, chd, inf, ins.",
    "Выберите возрастную группу из списка: adt, chd, inf, ins.",
    "Yosh guruhini roʻyxatdan tanlang: adt, chd, inf, ins.",
  ),
  gender: t("Choose the gender: M or F.", "Выберите пол: M или F.", "Jinsni tanlang: M yoki F."),
  country: t(
    "Write the two letters of an existing country, for instance UZ.",
    "Укажите две буквы существующей страны, например UZ.",
    "Mavjud davlatning ikki harfli kodini yozing, masalan UZ.",
  ),
  phone: t(
    "Write the phone in international form, for instance +998901234567.",
    "Укажите телефон в международном формате, например +998901234567.",
    "Telefonni xalqaro koʻrinishda yozing, masalan +998901234567.",
  ),
  email: t(
    "Write a valid e-mail address, for instance name@example.com.",
    "Укажите действующий адрес электронной почты, например name@example.com.",
    "Toʻgʻri elektron pochta manzilini yozing, masalan name@example.com.",
  ),
  payerName: t(
    "Write the payer's full name, at most 100 characters.",
    "Укажите полное имя плательщика, не более 100 символов.",
    "Toʻlovchining toʻliq ismini yozing, koʻpi bilan 100 belgi.",
  ),
  orderNote: t(
    "Leave the note out, or send `specialbuyercontacts`.",
    "Уберите примечание или передайте `specialbuyercontacts`.",
    "Izohni olib tashlang yoki `specialbuyercontacts` yuboring.",
  ),
  docType: t(
    "Choose the document type from the list, for instance A (passport).",
    "Выберите тип документа из списка, например A (паспорт).",
    "Hujjat turini roʻyxatdan tanlang, masalan A (pasport).",
  ),
  docNumber: t(
    "Write the document number in Latin letters and digits, 5 to 20 characters.",
    "Укажите номер документа латинскими буквами и цифрами, от 5 до 20 символов.",
    "Hujjat raqamini lotin harflari va raqamlar bilan yozing, 5 dan 20 gacha belgi.",
  ),
  docNumberCyrillic: t(
    "The document number has Cyrillic letters. Switch the keyboard and write it in Latin letters.",
    "В номере документа есть кириллица. Переключите раскладку и введите его латинскими буквами.",
    "Hujjat raqamida kirill harflari bor. Klaviaturani almashtirib, lotin harflari bilan yozing.",
  ),
  docNumberUz: t(
    "An Uzbek passport number is two letters and seven digits, for instance AA1234567.",
    "Номер паспорта Узбекистана: две буквы и семь цифр, например AA1234567.",
    "Oʻzbekiston pasporti raqami ikki harf va yetti raqamdan iborat, masalan AA1234567.",
  ),
  docExpired: t(
    "The document must be valid on the date of the last flight. Use another document.",
    "Документ должен действовать на дату последнего рейса. Укажите другой документ.",
    "Hujjat oxirgi reys sanasida amal qilishi kerak. Boshqa hujjat koʻrsating.",
  ),
  issuingCountry: t(
    "This document is issued to citizens of another country only. Check the citizenship and the document type.",
    "Такой документ выдаётся гражданам другой страны. Проверьте гражданство и тип документа.",
    "Bunday hujjat boshqa davlat fuqarolariga beriladi. Fuqarolik va hujjat turini tekshiring.",
  ),
  counts: t(
    "Send as many passengers of each age group as were searched, or search again.",
    "Передайте столько пассажиров каждой возрастной группы, сколько указано при поиске, или выполните поиск снова.",
    "Har bir yosh guruhidan qidiruvda koʻrsatilgancha yoʻlovchi yuboring yoki qaytadan qidiring.",
  ),
  infantTooOld: t(
    "On the date of the last flight this passenger is two or older. Search again with a child (chd) instead of an infant.",
    "На дату последнего рейса пассажиру уже исполнится два года. Выполните поиск снова с ребёнком (chd) вместо младенца.",
    "Oxirgi reys sanasida yoʻlovchi ikki yoshga toʻlgan boʻladi. Chaqaloq oʻrniga bola (chd) bilan qaytadan qidiring.",
  ),
  wrongGroup: t(
    "On the date of the last flight the age does not fit this group. Check the birth date, or search again with the right group.",
    "На дату последнего рейса возраст не соответствует группе. Проверьте дату рождения или выполните поиск с верной группой.",
    "Oxirgi reys sanasida yosh bu guruhga mos emas. Tugʻilgan sanani tekshiring yoki toʻgʻri guruh bilan qaytadan qidiring.",
  ),
  adultTooYoung: t(
    "Each infant needs an adult of its own who is 18 or older on the date of the last flight. Add such an adult.",
    "Каждому младенцу нужен свой взрослый, которому на дату последнего рейса есть 18 лет. Добавьте такого взрослого.",
    "Har bir chaqaloqqa oxirgi reys sanasida 18 yoshga toʻlgan alohida kattalar kerak. Shunday yoʻlovchi qoʻshing.",
  ),
  sameName: t(
    "Another passenger has the same names and birth date. Check both passengers.",
    "У другого пассажира те же имя, фамилия и дата рождения. Проверьте обоих пассажиров.",
    "Boshqa yoʻlovchining ismi, familiyasi va tugʻilgan sanasi ham shunday. Ikkala yoʻlovchini tekshiring.",
  ),
  sameDocument: t(
    "Another passenger has the same document number. Check both passengers.",
    "У другого пассажира тот же номер документа. Проверьте обоих пассажиров.",
    "Boshqa yoʻlovchining hujjat raqami ham shunday. Ikkala yoʻlovchini tekshiring.",
  ),
  loyaltyNumber: t(
    "Write the loyalty number in Latin letters and digits, 4 to 20 characters.",
    "Укажите номер участника латинскими буквами и цифрами, от 4 до 20 символов.",
    "Sodiqlik dasturi raqamini lotin harflari va raqamlar bilan yozing, 4 dan 20 gacha belgi.",
  ),
  loyaltyTwice: t(
    "This airline has a loyalty number of the passenger already. Send one per airline.",
    "Для этой авиакомпании номер участника уже указан. Передайте один на авиакомпанию.",
    "Bu aviakompaniya uchun raqam allaqachon koʻrsatilgan. Har bir aviakompaniyaga bittadan yuboring.",
  ),
} as const satisfies Record<string, LocalizedText>;

/** A loyalty number of an airline that does not sell or fly the journey. */
export function loyaltyAirlineText(carriers: readonly string[]): LocalizedText {
  const list = carriers.join(", ");
  return t(
    `These flights take loyalty numbers of: ${list}.`,
    `На этих рейсах принимаются номера участников: ${list}.`,
    `Bu reyslarda quyidagilarning raqamlari qabul qilinadi: ${list}.`,
  );
}

/** A name in other letters than passports' lines have, with the spelling that the passport probably has. */
export function latinText(spelling: string): LocalizedText {
  return t(
    `Write the name in Latin letters as in the passport, for instance ${spelling}.`,
    `Укажите имя латинскими буквами, как в паспорте, например ${spelling}.`,
    `Ismni pasportdagidek lotin harflarida yozing, masalan ${spelling}.`,
  );
}

/** A title or the name of a field within a name. */
export function strayText(word: string): LocalizedText {
  return t(
    `Is ${word} part of the name? Write the name alone, without titles and names of fields.`,
    `${word} — это часть имени? Укажите только имя, без обращений и названий полей.`,
    `${word} ismning bir qismimi? Faqat ismni yozing, murojaat soʻzlari va maydon nomlarisiz.`,
  );
}

/** A document that the carrier does not take on these flights. */
export function documentsText(allowed: readonly string[]): LocalizedText {
  const list = allowed.join(", ");
  return t(
    `This document is not accepted on these flights. Accepted: ${list}.`,
    `Этот документ не принимается на этих рейсах. Принимаются: ${list}.`,
    `Bu hujjat ushbu reyslarda qabul qilinmaydi. Qabul qilinadi: ${list}.`,
  );
}
