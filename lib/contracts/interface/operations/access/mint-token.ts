import { t } from "@/lib/domain/localized";
import { token, tokenRequest } from "../../accounts";
import type { Operation } from "../../operation";

export const mintToken = {
  name: "mint_token",
  method: "POST",
  path: "/accounts/tokens",
  scope: null,
  rate: null,
  body: tokenRequest,
  data: token,
  errors: ["wrong_credentials", "partner_suspended", "token_needs_key"],
  tag: "access",
  summary: t("Get a bearer token", "Получить токен", "Token olish"),
  description: t(
    "Changes the e-mail address and password of an account for a bearer token of about 30 days. Keep the token and get a new one when a call answers 401; an API key needs none of this.",
    "Обменивает адрес электронной почты и пароль учётной записи на токен примерно на 30 дней. Сохраните токен и получите новый, когда вызов ответит 401; с ключом API ничего этого не нужно.",
    "Hisobning elektron pochta manzili va parolini taxminan 30 kunlik tokenga almashtiradi. Tokenni saqlang va chaqiruv 401 deb javob berganda yangisini oling; API kaliti bilan bularning hech biri kerak emas.",
  ),
  example: {
    body: { email: "agent@example.com", password: "a long password", access_type: "avia" },
    data: { token: "pvz_EXAMPLE-token-of-no-account-0001" },
  },
} as const satisfies Operation;
