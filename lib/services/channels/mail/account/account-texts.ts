import { inLanguages, t } from "@/lib/domain/localized";
import { russianCount } from "@/lib/domain/text/russian-count";

/** Words of letters to people who work for an agency. */
export const ACCOUNT_TEXTS = inLanguages({
  link: {
    invitation: t("Accept the invitation", "Принять приглашение", "Taklifnomani qabul qilish"),
    password_reset: t("Set a new password", "Задать новый пароль", "Yangi parol oʻrnatish"),
  },
  invitation: {
    subject: t(
      (agency: string) => `${agency} invites you to Parvoz`,
      (agency) => `${agency} приглашает вас в Parvoz`,
      (agency) => `${agency} sizga Parvozga taklifnoma yubordi`,
    ),
    heading: t(
      (agency: string) => `You are invited to ${agency}`,
      (agency) => `Вас приглашают в ${agency}`,
      (agency) => `Sizga ${agency} jamoasidan taklifnoma keldi`,
    ),
    text: t(
      (inviter: string, agency: string) =>
        `${inviter} invites you to work in Parvoz for ${agency}. Open the link and choose a name and a password of your own.`,
      (inviter, agency) =>
        `${inviter} приглашает вас работать в Parvoz в агентстве ${agency}. Откройте ссылку, укажите имя и придумайте пароль.`,
      (inviter, agency) =>
        `${inviter} sizga Parvozda ${agency} agentligi uchun ishlashga taklifnoma yubordi. Havolani oching, ismingizni yozing va oʻzingizga parol tanlang.`,
    ),
    until: t(
      (days: number) => `The link is meant for you alone, works once and for ${days} days.`,
      (days) => `Ссылка предназначена только вам, срабатывает один раз и действует ${russianCount(days, "день", "дня", "дней")}.`,
      (days) => `Havola faqat siz uchun, bir marta ishlaydi va ${days} kun amal qiladi.`,
    ),
    role: t("Your role", "Ваша роль", "Vazifangiz"),
    roles: {
      admin: t("Owner", "Владелец", "Egasi"),
      agent: t("Agent", "Агент", "Agent"),
      accountant: t("Accountant", "Бухгалтер", "Buxgalter"),
      viewer: t("Read only", "Только чтение", "Faqat koʻrish"),
    },
    footer: t(
      "You do not know the agency? Then leave this message alone: without the link no account is made.",
      "Не знаете это агентство? Просто не открывайте ссылку: без неё учётная запись не появится.",
      "Bu agentlikni tanimaysizmi? Havolani ochmang: usiz hisob ochilmaydi.",
    ),
  },
  reset: {
    subject: t("A new password for Parvoz", "Новый пароль для Parvoz", "Parvoz uchun yangi parol"),
    heading: t("Set a new password", "Задайте новый пароль", "Yangi parol oʻrnating"),
    text: t(
      "Somebody, most likely you, has asked for a new password for your account.",
      "Кто-то, вероятно вы, запросил новый пароль для вашей учётной записи.",
      "Kimdir, ehtimol siz, hisobingiz uchun yangi parol soʻradi.",
    ),
    until: t(
      (minutes: number) => `The link works once and for ${minutes} minutes. Your password stays as it is until you set another one.`,
      (minutes) =>
        `Ссылка срабатывает один раз и действует ${russianCount(minutes, "минуту", "минуты", "минут")}. Пока вы не зададите новый пароль, действует прежний.`,
      (minutes) => `Havola bir marta ishlaydi va ${minutes} daqiqa amal qiladi. Yangisini oʻrnatmaguningizcha avvalgi parol saqlanadi.`,
    ),
    account: t("Account", "Учётная запись", "Hisob"),
    footer: t(
      "It was not you? Then leave this message alone: nothing has changed.",
      "Это были не вы? Просто не открывайте ссылку: ничего не изменилось.",
      "Buni siz soʻramadingizmi? Havolani ochmang: hech narsa oʻzgarmadi.",
    ),
  },
});
