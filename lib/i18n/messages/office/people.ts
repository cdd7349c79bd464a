import { t } from "@/lib/domain/localized";

/** The back office's page for what people ask it for. */
export const people = {
  title: t("People and data", "Люди и данные", "Odamlar va maʼlumotlar"),
  lead: t(
    "What partners’ people and their passengers ask you for. The audit log has each of it, with your name.",
    "О чём вас просят сотрудники партнёров и их пассажиры. Каждое действие остаётся в журнале с вашим именем.",
    "Hamkorlarning xodimlari va yoʻlovchilari sizdan soʻraydigan ishlar. Har biri jurnalda sizning ismingiz bilan qoladi.",
  ),
  list: {
    title: t("People of all agencies", "Сотрудники всех агентств", "Barcha agentliklar xodimlari"),
    found: t(
      "{count, plural, one {{count} person} other {{count} people}}",
      "{count, plural, one {{count} человек} few {{count} человека} many {{count} человек} other {{count} человека}}",
      "{count, plural, one {{count} kishi} other {{count} kishi}}",
    ),
    none: t("Nobody works for an agency yet.", "В агентствах пока никого нет.", "Agentliklarda hali hech kim yoʻq."),
    person: t("Person", "Человек", "Odam"),
    agency: t("Agency", "Агентство", "Agentlik"),
    role: t("Role", "Роль", "Vazifa"),
    signedIn: t("Last sign-in", "Последний вход", "Oxirgi kirish"),
  },
  signIn: {
    title: t("Somebody cannot sign in", "Человек не может войти", "Kimdir kira olmayapti"),
    lead: t(
      "Make sure that it is them: call the number that you know of them, not one from a message.",
      "Убедитесь, что это он: позвоните по номеру, который знаете сами, а не по номеру из сообщения.",
      "Bu oʻsha odam ekaniga ishonch hosil qiling: xabardagi raqamga emas, oʻzingiz bilgan raqamga qoʻngʻiroq qiling.",
    ),
    email: t("Their e-mail address", "Его электронная почта", "Uning elektron pochtasi"),
    missing: t(
      "Type the address that they sign in with.",
      "Введите адрес, с которым он входит.",
      "U kirishda ishlatadigan manzilni kiriting.",
    ),
    find: t("Find", "Найти", "Topish"),
    agent: t("Agent of {partner} ({code})", "Агент, {partner} ({code})", "Agent, {partner} ({code})"),
    admin: t("Owner of {partner} ({code})", "Владелец, {partner} ({code})", "Egasi, {partner} ({code})"),
    accountant: t("Accountant of {partner} ({code})", "Бухгалтер, {partner} ({code})", "Buxgalter, {partner} ({code})"),
    viewer: t("Read only at {partner} ({code})", "Только чтение, {partner} ({code})", "Faqat koʻrish, {partner} ({code})"),
    factorOn: t("Two-step sign-in is on.", "Вход в два шага включён.", "Ikki bosqichli kirish yoqilgan."),
    factorOff: t("Two-step sign-in is off.", "Вход в два шага выключен.", "Ikki bosqichli kirish oʻchirilgan."),
  },
  password: {
    label: t("Your own password", "Ваш собственный пароль", "Oʻzingizning parolingiz"),
    missing: t(
      "Type the password that you sign in with.",
      "Введите пароль, с которым входите вы.",
      "Oʻzingiz kirishda ishlatadigan parolni kiriting.",
    ),
  },
  link: {
    action: t("Make a link for a new password…", "Создать ссылку для нового пароля…", "Yangi parol uchun havola yaratish…"),
    title: t("Make a link for {name}?", "Создать ссылку: {name}?", "Havola yaratilsinmi: {name}?"),
    text: t(
      "Whoever has the link sets a new password. Links made before work no more; two-step sign-in stays as it is.",
      "Новый пароль задаст тот, у кого ссылка. Прежние ссылки больше не действуют; вход в два шага не меняется.",
      "Havola kimda boʻlsa, yangi parolni oʻsha oʻrnatadi. Avvalgi havolalar endi ishlamaydi; ikki bosqichli kirish oʻzgarmaydi.",
    ),
    confirm: t("Make the link", "Создать ссылку", "Havola yaratish"),
    shown: t(
      "The link for {name}, shown this once",
      "Ссылка для {name}, показывается один раз",
      "{name} uchun havola, faqat bir marta koʻrsatiladi",
    ),
    until: t(
      "Hand it to them and to nobody else. It works once, until {until}, Tashkent time.",
      "Передайте её только этому человеку. Она сработает один раз, до {until} по Ташкенту.",
      "Uni faqat shu odamga bering. U bir marta, Toshkent vaqti bilan {until}gacha ishlaydi.",
    ),
    copy: t("Copy the link", "Скопировать ссылку", "Havolani nusxalash"),
  },
  factor: {
    action: t("Switch two-step sign-in off…", "Выключить вход в два шага…", "Ikki bosqichli kirishni oʻchirish…"),
    title: t(
      "Switch two-step sign-in of {name} off?",
      "Выключить вход в два шага: {name}?",
      "Ikki bosqichli kirish oʻchirilsinmi: {name}?",
    ),
    text: t(
      "The password alone lets them in then, until they set it up again. They are signed out everywhere, and the tokens of programs that use their password end.",
      "Тогда для входа хватит одного пароля, пока человек не настроит второй шаг снова. Вход во всех местах завершится, а токены программ, полученные по его паролю, перестанут работать.",
      "Shunda u qayta sozlamaguncha kirish uchun parolning oʻzi yetadi. Hamma joyda kirish yakunlanadi, uning paroli bilan olingan dastur tokenlari ishlamay qoladi.",
    ),
    confirm: t("Switch off", "Выключить", "Oʻchirish"),
    done: t("Two-step sign-in is off", "Вход в два шага выключен", "Ikki bosqichli kirish oʻchirildi"),
  },
  erasure: {
    title: t("Somebody wants their data erased", "Человек просит удалить свои данные", "Kimdir maʼlumotlarini oʻchirishni soʻrayapti"),
    lead: t(
      "All people of one booking: names, documents, contacts, receipts and what was told of them. Amounts, ticket numbers and flights stay.",
      "Все люди одной брони: имена, документы, контакты, квитанции и то, что о них сообщалось. Суммы, номера билетов и рейсы остаются.",
      "Bitta brondagi hamma odamlar: ismlar, hujjatlar, aloqa maʼlumotlari, kvitansiyalar va ular haqida bildirilganlar. Summalar, chipta raqamlari va reyslar qoladi.",
    ),
    number: t("Booking number", "Номер брони", "Bron raqami"),
    missing: t("Type the booking number.", "Введите номер брони.", "Bron raqamini kiriting."),
    action: t("Erase…", "Удалить…", "Oʻchirish…"),
    confirmTitle: t(
      "Erase the personal data of {number}?",
      "Удалить персональные данные брони {number}?",
      "{number} bronidagi shaxsiy maʼlumotlar oʻchirilsinmi?",
    ),
    confirmText: t(
      "Nobody can bring them back: not you, not the partner, not the passengers.",
      "Вернуть их не сможет никто: ни вы, ни партнёр, ни пассажиры.",
      "Ularni hech kim qaytara olmaydi: na siz, na hamkor, na yoʻlovchilar.",
    ),
    confirm: t("Erase", "Удалить", "Oʻchirish"),
    done: t(
      "The personal data of {number} are erased",
      "Персональные данные брони {number} удалены",
      "{number} bronidagi shaxsiy maʼlumotlar oʻchirildi",
    ),
    before: t(
      "The personal data of {number} had been erased before",
      "Персональные данные брони {number} были удалены раньше",
      "{number} bronidagi shaxsiy maʼlumotlar avvalroq oʻchirilgan",
    ),
  },
};
