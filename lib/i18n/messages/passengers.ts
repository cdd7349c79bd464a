import { t } from "@/lib/domain/localized";

export const passengers = {
  title: t("Passenger book", "Книга пассажиров", "Yoʻlovchilar kitobi"),
  lead: t(
    "Passengers whom your agency keeps for its next bookings. They are saved from the booking form, whoever flies together as one family.",
    "Пассажиры, которых агентство хранит для следующих броней. Они сохраняются из формы брони, летящие вместе — одной семьёй.",
    "Agentlik keyingi bronlar uchun saqlaydigan yoʻlovchilar. Ular bron shaklidan saqlanadi, birga uchganlar – bir oila.",
  ),
  search: t("Name, document or phone", "Имя, документ или телефон", "Ism, hujjat yoki telefon"),
  emptyTitle: t("Nobody is in the book yet", "В книге пока никого нет", "Kitobda hali hech kim yoʻq"),
  emptyText: t(
    "Tick “Save these passengers to the book” in the booking form.",
    "Отметьте «Сохранить этих пассажиров в книгу» в форме брони.",
    "Bron shaklida “Bu yoʻlovchilarni kitobga saqlash”ni belgilang.",
  ),
  nobodyTitle: t("Nobody found", "Никто не найден", "Hech kim topilmadi"),
  nobodyText: t(
    "Try the beginning of a name, the whole document number or the last figures of the phone.",
    "Попробуйте начало имени, номер документа целиком или последние цифры телефона.",
    "Ismning boshini, hujjatning toʻliq raqamini yoki telefonning oxirgi raqamlarini yozib koʻring.",
  ),
  expired: t("document expired", "документ истёк", "hujjat muddati oʻtgan"),
  line: t(
    "born {born}, {country} · {number} until {expires}",
    "рожд. {born}, {country} · {number} до {expires}",
    "tugʻilgan {born}, {country} · {number}, {expires}gacha",
  ),
  edit: t("Change {name}", "Изменить {name}", "{name}: oʻzgartirish"),
  delete: t("Delete {name}", "Удалить {name}", "{name}: oʻchirish"),
  editTitle: t("Passenger’s details", "Данные пассажира", "Yoʻlovchi maʼlumotlari"),
  save: t("Save", "Сохранить", "Saqlash"),
  deleteTitle: t("Delete {name} from the book?", "Удалить {name} из книги?", "{name} kitobdan oʻchirilsinmi?"),
  deleteText: t(
    "The book forgets this passenger for good. Bookings keep their own data.",
    "Книга забудет этого пассажира навсегда. В бронях их данные останутся.",
    "Kitob bu yoʻlovchini butunlay unutadi. Bronlardagi maʼlumotlar qoladi.",
  ),
  deleteConfirm: t("Delete", "Удалить", "Oʻchirish"),
  fields: {
    lastName: t("Last name", "Фамилия", "Familiya"),
    firstName: t("First name", "Имя", "Ism"),
    middleName: t("Middle name", "Отчество", "Otasining ismi"),
    birthdate: t("Date of birth", "Дата рождения", "Tugʻilgan sana"),
    citizenship: t("Citizenship", "Гражданство", "Fuqarolik"),
    docNumber: t("Document number", "Номер документа", "Hujjat raqami"),
    docExpire: t("Valid until", "Действителен до", "Amal qilish muddati"),
    tel: t("Phone", "Телефон", "Telefon"),
  },
};
