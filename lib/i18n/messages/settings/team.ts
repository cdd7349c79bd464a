import { t } from "@/lib/domain/localized";

export const team = {
  title: t("Team", "Команда", "Jamoa"),
  lead: t(
    "Who works for your agency, and what each of them may do.",
    "Кто работает в вашем агентстве и что каждому разрешено.",
    "Agentligingizda kim ishlaydi va har biriga nimaga ruxsat berilgan.",
  ),
  you: t("you", "вы", "siz"),
  suspended: t("suspended", "доступ закрыт", "kirish yopilgan"),
  lastSignIn: t("Last sign-in: {date}", "Последний вход: {date}", "Oxirgi kirish: {date}"),
  noSignIn: t("No sign-in on record", "Сведений о входах нет", "Kirishlar haqida maʼlumot yoʻq"),
  roleOf: t("Role of {name}", "Роль: {name}", "Vazifasi: {name}"),
  suspend: t("Suspend", "Закрыть доступ", "Kirishni yopish"),
  suspendLabel: t("Suspend {name}", "Закрыть доступ: {name}", "Kirishni yopish: {name}"),
  reinstate: t("Reinstate", "Вернуть доступ", "Kirishni ochish"),
  reinstateLabel: t("Reinstate {name}", "Вернуть доступ: {name}", "Kirishni ochish: {name}"),
  rolesTitle: t("What the roles may do", "Что разрешают роли", "Vazifalar nimaga ruxsat beradi"),
  roles: {
    admin: t("Owner", "Владелец", "Egasi"),
    agent: t("Agent", "Агент", "Agent"),
    accountant: t("Accountant", "Бухгалтер", "Buxgalter"),
    viewer: t("Read only", "Только чтение", "Faqat koʻrish"),
  },
  mayDo: {
    admin: t(
      "Sells and refunds, and manages the team, prices, API keys and settings.",
      "Продаёт и возвращает, управляет командой, ценами, ключами API и настройками.",
      "Sotadi va qaytaradi, jamoani, narxlarni, API kalitlarini va sozlamalarni boshqaradi.",
    ),
    agent: t(
      "Searches, books, pays and refunds.",
      "Ищет, бронирует, оплачивает и возвращает.",
      "Qidiradi, bron qiladi, toʻlaydi va qaytaradi.",
    ),
    accountant: t(
      "Reads bookings, money and receipts, and exports them. Sells and changes nothing.",
      "Видит и выгружает брони, деньги и квитанции. Ничего не продаёт и не меняет.",
      "Bronlarni, pul harakatini va kvitansiyalarni koʻradi va yuklab oladi. Hech narsa sotmaydi va oʻzgartirmaydi.",
    ),
    viewer: t(
      "Reads bookings. Sees no balance and exports nothing.",
      "Видит брони. Не видит баланса и ничего не выгружает.",
      "Bronlarni koʻradi. Balansni koʻrmaydi va hech narsa yuklab olmaydi.",
    ),
  },
  ask: {
    role: t("Change the role of {name}?", "Изменить роль: {name}?", "Vazifa oʻzgartirilsinmi: {name}?"),
    suspend: t("Suspend {name}?", "Закрыть доступ: {name}?", "Kirish yopilsinmi: {name}?"),
    reinstate: t("Reinstate {name}?", "Вернуть доступ: {name}?", "Kirish ochilsinmi: {name}?"),
  },
  means: {
    suspend: t(
      "They are signed out everywhere at once, and their tokens stop working. The agency's API keys stay.",
      "Все входы этого человека сразу завершатся, его токены перестанут работать. Ключи API агентства останутся.",
      "Bu kishi hamma joyda darhol tizimdan chiqariladi, tokenlari ishlamay qoladi. Agentlikning API kalitlari saqlanadi.",
    ),
    reinstate: t(
      "They can sign in again with the password that they had.",
      "Можно будет снова войти с прежним паролем.",
      "U avvalgi paroli bilan yana kira oladi.",
    ),
  },
  confirm: {
    role: t("Change role", "Изменить роль", "Vazifani oʻzgartirish"),
    suspend: t("Suspend", "Закрыть доступ", "Kirishni yopish"),
    reinstate: t("Reinstate", "Вернуть доступ", "Kirishni ochish"),
  },
  invite: {
    action: t("Invite", "Пригласить", "Xodim qoʻshish"),
    title: t("Invite somebody", "Приглашение в команду", "Jamoaga xodim qoʻshish"),
    text: t(
      "They get a letter with a link, which works once and for seven days. They choose their name and password themselves.",
      "Человек получит письмо со ссылкой: она срабатывает один раз и действует семь дней. Имя и пароль он выберет сам.",
      "Unga havola bilan xat boradi: havola bir marta ishlaydi va yetti kun amal qiladi. Ism va parolni oʻzi tanlaydi.",
    ),
    email: t("E-mail address", "Адрес эл. почты", "Elektron pochta manzili"),
    emailWrong: t("Write one whole e-mail address.", "Введите один адрес почты полностью.", "Bitta toʻliq pochta manzilini kiriting."),
    role: t("Role", "Роль", "Vazifa"),
    language: t("Language of the letter", "Язык письма", "Xat tili"),
    submit: t("Send the invitation", "Отправить приглашение", "Taklifnomani yuborish"),
  },
  invitations: {
    title: t("Open invitations", "Приглашения без ответа", "Javob kutilayotgan taklifnomalar"),
    kept: t(
      "No e-mail leaves this installation: owners find the letters in the mailbox.",
      "Отсюда письма наружу не уходят: владельцы находят их в разделе «Письма».",
      "Bu yerdan xatlar tashqariga chiqmaydi: egalari ularni “Xatlar” boʻlimidan topadi.",
    ),
    toMailbox: t("Open the mailbox", "Открыть «Письма»", "“Xatlar”ni ochish"),
    expired: t("expired", "срок истёк", "muddati oʻtgan"),
    sent: t("Sent: {date}", "Отправлено: {date}", "Yuborilgan: {date}"),
    until: t("The link works until {date}", "Ссылка действует до {date}", "Havola {date}gacha amal qiladi"),
    resend: t("Send again", "Отправить ещё раз", "Qayta yuborish"),
    resendLabel: t("Send again: {email}", "Отправить ещё раз: {email}", "Qayta yuborish: {email}"),
    withdraw: t("Withdraw", "Отозвать", "Bekor qilish"),
    withdrawLabel: t("Withdraw: {email}", "Отозвать: {email}", "Bekor qilish: {email}"),
    ask: {
      resend: t(
        "Send the invitation to {email} again?",
        "Отправить приглашение на {email} ещё раз?",
        "{email} manziliga taklifnoma qayta yuborilsinmi?",
      ),
      withdraw: t("Withdraw the invitation of {email}?", "Отозвать приглашение для {email}?", "{email} uchun taklifnoma bekor qilinsinmi?"),
    },
    means: {
      resend: t(
        "A new link is sent, for seven days. The one sent before stops working.",
        "Уйдёт новая ссылка на семь дней. Прежняя перестанет действовать.",
        "Yetti kunlik yangi havola yuboriladi. Avvalgisi ishlamay qoladi.",
      ),
      withdraw: t(
        "The link that was sent stops working.",
        "Отправленная ссылка перестанет действовать.",
        "Yuborilgan havola ishlamay qoladi.",
      ),
    },
    done: {
      resend: t("The invitation is on its way", "Приглашение отправляется", "Taklifnoma yuborilmoqda"),
      withdraw: t("The invitation is withdrawn", "Приглашение отозвано", "Taklifnoma bekor qilindi"),
    },
  },
  handOver: {
    action: t("Hand over", "Передать брони", "Bronlarni topshirish"),
    label: t("Hand over the bookings of {name}", "Передать брони: {name}", "Bronlarni topshirish: {name}"),
    title: t("Hand over the bookings of {name}", "Передать брони: {name}", "Bronlarni topshirish: {name}"),
    text: t(
      "The work list shows them under their new agent, and the history of each says so. Sales that were made stay with whoever made them.",
      "В списке броней их ведёт новый агент, и это видно в истории каждой. Уже сделанные продажи остаются за тем, кто их сделал.",
      "Bronlar roʻyxatida ularni yangi agent yuritadi, bu har birining tarixida koʻrinadi. Qilingan sotuvlar kim qilgan boʻlsa, oʻshaniki boʻlib qoladi.",
    ),
    alone: t(
      "Nobody else of the agency sells. Invite somebody first, or give somebody another role.",
      "Больше никто в агентстве не продаёт. Сначала пригласите кого-нибудь или измените чью-то роль.",
      "Agentlikda boshqa hech kim sotmaydi. Avval xodim qoʻshing yoki birovning vazifasini oʻzgartiring.",
    ),
    to: t("New agent", "Новый агент", "Yangi agent"),
    choose: t("Choose a person", "Выберите сотрудника", "Xodimni tanlang"),
    nobody: t("Bookings stay with {name}", "Брони остаются за прежним агентом ({name})", "Bronlar oʻzida qoladi ({name})"),
    which: t("Bookings", "Какие брони", "Qaysi bronlar"),
    scopes: { upcoming: t("Not flown yet", "Ещё не вылетевшие", "Hali uchmaganlari"), all: t("All", "Все", "Hammasi") },
    confirm: t("Hand over", "Передать", "Topshirish"),
    done: t("Bookings handed over: {count}", "Передано броней: {count}", "Topshirilgan bronlar: {count}"),
  },
};
