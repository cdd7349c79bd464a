import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { env } from "@/lib/env";
import { readCallbackUrl, type UrlProblem } from "../sender/callback-url";
import { AddressRefused, checkedAddresses, HostUnknown, type ResolveHost } from "../sender/checked-addresses";

/**
 * A partner's URL before it is saved, so that a mistake is reported at once. Every call checks it anew.
 * @returns as it is kept
 * @throws AppError validation, with the remedy at `url`
 */
export async function checkCallbackUrl(text: string, resolve?: ResolveHost): Promise<string> {
  const url = readCallbackUrl(text, env().WEBHOOK_TRUSTED_HOSTS);
  if (typeof url === "string") throw refusal(url);
  try {
    await checkedAddresses(url, resolve);
  } catch (error) {
    if (error instanceof AddressRefused) throw refusal("private_address");
    if (error instanceof HostUnknown) throw refusal("unknown_host");
    // Name servers that do not answer now say nothing about the URL.
  }
  return url.href;
}

function refusal(problem: UrlProblem): AppError {
  return new AppError("validation", { fields: { url: [URL_TEXTS[problem]] } });
}

/** What a partner is told about a URL, with the remedy. */
const URL_TEXTS: Readonly<Record<UrlProblem, LocalizedText>> = {
  malformed: t(
    "Give a full URL, such as https://hooks.your-company.uz/parvoz.",
    "Укажите полный URL, например https://hooks.your-company.uz/parvoz.",
    "Toʻliq URL kiriting, masalan https://hooks.your-company.uz/parvoz.",
  ),
  https_only: t("The URL must begin with https://.", "URL должен начинаться с https://.", "URL https:// bilan boshlanishi kerak."),
  credentials: t(
    "Leave user name and password out of the URL: every message is signed instead.",
    "Уберите из URL имя пользователя и пароль: вместо них каждое сообщение подписано.",
    "URLdan foydalanuvchi nomi va parolni olib tashlang: ular oʻrniga har bir xabar imzolanadi.",
  ),
  port: t(
    "Use port 443, or one from 1024 up.",
    "Используйте порт 443 или порт от 1024 и выше.",
    "443-portdan yoki 1024 va undan yuqori portdan foydalaning.",
  ),
  private_address: t(
    "This address is not on the public Internet. Give one that can be reached from outside your network.",
    "Этого адреса нет в публичном Интернете. Укажите адрес, доступный извне вашей сети.",
    "Bu manzil ochiq internetda emas. Tarmogʻingizdan tashqaridan kirish mumkin boʻlgan manzilni kiriting.",
  ),
  unknown_host: t(
    "This host name does not exist. Check its spelling and its DNS record.",
    "Такого имени узла нет. Проверьте написание и запись DNS.",
    "Bunday xost nomi yoʻq. Yozilishini va DNS yozuvini tekshiring.",
  ),
};
