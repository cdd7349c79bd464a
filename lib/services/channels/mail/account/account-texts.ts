import type { TeamRole } from "@/lib/contracts/scopes";
import type { Locale } from "@/lib/domain/localized";
import type { AccountMailKind } from "@/lib/domain/mail/mail";

interface AccountTexts {
  link: Readonly<Record<AccountMailKind, string>>;
  invitation: {
    subject: (agency: string) => string;
    heading: (agency: string) => string;
    text: (inviter: string, agency: string) => string;
    until: (days: number) => string;
    role: string;
    roles: Readonly<Record<TeamRole, string>>;
    footer: string;
  };
  reset: {
    subject: string;
    heading: string;
    text: string;
    until: (minutes: number) => string;
    account: string;
    footer: string;
  };
}

const en: AccountTexts = {
  link: { invitation: "Accept the invitation", password_reset: "Set a new password" },
  invitation: {
    subject: (agency) => `${agency} invites you to Parvoz`,
    heading: (agency) => `You are invited to ${agency}`,
    text: (inviter, agency) =>
      `${inviter} invites you to work in Parvoz for ${agency}. Open the link and choose a name and a password of your own.`,
    until: (days) => `The link is meant for you alone, works once and for ${days} days.`,
    role: "Your role",
    roles: { admin: "Owner", agent: "Agent", accountant: "Accountant", viewer: "Read only" },
    footer: "You do not know the agency? Then leave this message alone: without the link no account is made.",
  },
  reset: {
    subject: "A new password for Parvoz",
    heading: "Set a new password",
    text: "Somebody, most likely you, has asked for a new password for your account.",
    until: (minutes) => `The link works once and for ${minutes} minutes. Your password stays as it is until you set another one.`,
    account: "Account",
    footer: "It was not you? Then leave this message alone: nothing has changed.",
  },
};

const ru: AccountTexts = {
  link: { invitation: "Принять приглашение", password_reset: "Задать новый пароль" },
  invitation: {
    subject: (agency) => `${agency} приглашает вас в Parvoz`,
    heading: (agency) => `Вас приглашают в ${agency}`,
    text: (inviter, agency) =>
      `${inviter} приглашает вас работать в Parvoz в агентстве ${agency}. Откройте ссылку, укажите имя и придумайте пароль.`,
    until: (days) => `Ссылка предназначена только вам, срабатывает один раз и действует дней: ${days}.`,
    role: "Ваша роль",
    roles: { admin: "Владелец", agent: "Агент", accountant: "Бухгалтер", viewer: "Только чтение" },
    footer: "Не знаете это агентство? Просто не открывайте ссылку: без неё учётная запись не появится.",
  },
  reset: {
    subject: "Новый пароль для Parvoz",
    heading: "Задайте новый пароль",
    text: "Кто-то, вероятно вы, запросил новый пароль для вашей учётной записи.",
    until: (minutes) => `Ссылка срабатывает один раз и действует минут: ${minutes}. Пока вы не зададите новый пароль, действует прежний.`,
    account: "Учётная запись",
    footer: "Это были не вы? Просто не открывайте ссылку: ничего не изменилось.",
  },
};

const uz: AccountTexts = {
  link: { invitation: "Taklifni qabul qilish", password_reset: "Yangi parol oʻrnatish" },
  invitation: {
    subject: (agency) => `${agency} sizni Parvozga taklif qilmoqda`,
    heading: (agency) => `Sizni ${agency} jamoasiga taklif qilishmoqda`,
    text: (inviter, agency) =>
      `${inviter} sizni Parvozda ${agency} agentligi uchun ishlashga taklif qilmoqda. Havolani oching, ismingizni yozing va oʻzingizga parol tanlang.`,
    until: (days) => `Havola faqat siz uchun, bir marta ishlaydi va ${days} kun amal qiladi.`,
    role: "Vazifangiz",
    roles: { admin: "Egasi", agent: "Agent", accountant: "Buxgalter", viewer: "Faqat koʻrish" },
    footer: "Bu agentlikni tanimaysizmi? Havolani ochmang: usiz hisob ochilmaydi.",
  },
  reset: {
    subject: "Parvoz uchun yangi parol",
    heading: "Yangi parol oʻrnating",
    text: "Kimdir, ehtimol siz, hisobingiz uchun yangi parol soʻradi.",
    until: (minutes) =>
      `Havola bir marta ishlaydi va ${minutes} daqiqa amal qiladi. Yangisini oʻrnatmaguningizcha avvalgi parol saqlanadi.`,
    account: "Hisob",
    footer: "Buni siz soʻramadingizmi? Havolani ochmang: hech narsa oʻzgarmadi.",
  },
};

export const ACCOUNT_TEXTS: Readonly<Record<Locale, AccountTexts>> = { en, ru, uz };
