import type { Translation } from "../../translation";

const en = {
  title: "Team",
  lead: "Who works for your agency, and what each of them may do.",
  you: "you",
  suspended: "suspended",
  lastSignIn: "Last sign-in: {date}",
  noSignIn: "No sign-in on record",
  roleOf: "Role of {name}",
  suspend: "Suspend",
  suspendLabel: "Suspend {name}",
  reinstate: "Reinstate",
  reinstateLabel: "Reinstate {name}",
  rolesTitle: "What the roles may do",
  roles: { admin: "Owner", agent: "Agent", accountant: "Accountant", viewer: "Read only" },
  mayDo: {
    admin: "Sells and refunds, and manages the team, prices, API keys and settings.",
    agent: "Searches, books, pays and refunds.",
    accountant: "Reads bookings, money and receipts, and exports them. Sells and changes nothing.",
    viewer: "Reads bookings. Sees no balance and exports nothing.",
  },
  ask: { role: "Change the role of {name}?", suspend: "Suspend {name}?", reinstate: "Reinstate {name}?" },
  means: {
    suspend: "They are signed out everywhere at once, and their tokens stop working. Their bookings and the agency's API keys stay.",
    reinstate: "They can sign in again with the password that they had.",
  },
  confirm: { role: "Change role", suspend: "Suspend", reinstate: "Reinstate" },
} as const;

const ru = {
  title: "Команда",
  lead: "Кто работает в вашем агентстве и что каждому разрешено.",
  you: "вы",
  suspended: "доступ закрыт",
  lastSignIn: "Последний вход: {date}",
  noSignIn: "Сведений о входах нет",
  roleOf: "Роль: {name}",
  suspend: "Закрыть доступ",
  suspendLabel: "Закрыть доступ: {name}",
  reinstate: "Вернуть доступ",
  reinstateLabel: "Вернуть доступ: {name}",
  rolesTitle: "Что разрешают роли",
  roles: { admin: "Владелец", agent: "Агент", accountant: "Бухгалтер", viewer: "Только чтение" },
  mayDo: {
    admin: "Продаёт и возвращает, управляет командой, ценами, ключами API и настройками.",
    agent: "Ищет, бронирует, оплачивает и возвращает.",
    accountant: "Видит и выгружает бронирования, деньги и квитанции. Ничего не продаёт и не меняет.",
    viewer: "Видит бронирования. Не видит баланса и ничего не выгружает.",
  },
  ask: { role: "Изменить роль: {name}?", suspend: "Закрыть доступ: {name}?", reinstate: "Вернуть доступ: {name}?" },
  means: {
    suspend: "Все входы этого человека сразу завершатся, его токены перестанут работать. Его бронирования и ключи API агентства останутся.",
    reinstate: "Можно будет снова войти с прежним паролем.",
  },
  confirm: { role: "Изменить роль", suspend: "Закрыть доступ", reinstate: "Вернуть доступ" },
} satisfies Translation<typeof en>;

const uz = {
  title: "Jamoa",
  lead: "Agentligingizda kim ishlaydi va har biriga nimaga ruxsat berilgan.",
  you: "siz",
  suspended: "kirish yopilgan",
  lastSignIn: "Oxirgi kirish: {date}",
  noSignIn: "Kirishlar haqida maʼlumot yoʻq",
  roleOf: "Vazifasi: {name}",
  suspend: "Kirishni yopish",
  suspendLabel: "Kirishni yopish: {name}",
  reinstate: "Kirishni ochish",
  reinstateLabel: "Kirishni ochish: {name}",
  rolesTitle: "Vazifalar nimaga ruxsat beradi",
  roles: { admin: "Egasi", agent: "Agent", accountant: "Buxgalter", viewer: "Faqat koʻrish" },
  mayDo: {
    admin: "Sotadi va qaytaradi, jamoani, narxlarni, API kalitlarini va sozlamalarni boshqaradi.",
    agent: "Qidiradi, band qiladi, toʻlaydi va qaytaradi.",
    accountant: "Bronlarni, pul harakatini va kvitansiyalarni koʻradi va yuklab oladi. Hech narsa sotmaydi va oʻzgartirmaydi.",
    viewer: "Bronlarni koʻradi. Balansni koʻrmaydi va hech narsa yuklab olmaydi.",
  },
  ask: { role: "Vazifa oʻzgartirilsinmi: {name}?", suspend: "Kirish yopilsinmi: {name}?", reinstate: "Kirish ochilsinmi: {name}?" },
  means: {
    suspend:
      "Bu kishi hamma joyda darhol tizimdan chiqariladi, tokenlari ishlamay qoladi. Bronlari va agentlikning API kalitlari saqlanadi.",
    reinstate: "U avvalgi paroli bilan yana kira oladi.",
  },
  confirm: { role: "Vazifani oʻzgartirish", suspend: "Kirishni yopish", reinstate: "Kirishni ochish" },
} satisfies Translation<typeof en>;

export const team = { en, ru, uz };
