import type { Translation } from "../translation";

const en = {
  title: "Sign in",
  lead: "For agents of partner agencies",
  email: "E-mail",
  password: "Password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  submit: "Sign in",
  demoHint: "Demonstration account: {email}, password {password}",
  fillDemo: "Fill in",
  customerHint: "Travelling? Find your booking",
  errors: {
    email: "Enter an e-mail address, for example name@agency.uz",
    password: "Enter the password",
    wrong_credentials: "The e-mail address or the password is wrong.",
    too_many_requests: "Too many attempts. Wait a few minutes and try again.",
    other: "Signing in did not work. Try again.",
  },
} as const;

const ru = {
  title: "Вход",
  lead: "Для агентов агентств-партнёров",
  email: "Электронная почта",
  password: "Пароль",
  showPassword: "Показать пароль",
  hidePassword: "Скрыть пароль",
  submit: "Войти",
  demoHint: "Демонстрационная запись: {email}, пароль {password}",
  fillDemo: "Заполнить",
  customerHint: "Вы пассажир? Найдите свою бронь",
  errors: {
    email: "Введите адрес почты, например name@agency.uz",
    password: "Введите пароль",
    wrong_credentials: "Неверный адрес почты или пароль.",
    too_many_requests: "Слишком много попыток. Подождите несколько минут и повторите.",
    other: "Войти не удалось. Повторите попытку.",
  },
} satisfies Translation<typeof en>;

const uz = {
  title: "Kirish",
  lead: "Hamkor agentliklar agentlari uchun",
  email: "Elektron pochta",
  password: "Parol",
  showPassword: "Parolni koʻrsatish",
  hidePassword: "Parolni yashirish",
  submit: "Kirish",
  demoHint: "Namoyish hisobi: {email}, parol {password}",
  fillDemo: "Toʻldirish",
  customerHint: "Yoʻlovchimisiz? Broningizni toping",
  errors: {
    email: "Elektron pochta manzilini kiriting, masalan name@agency.uz",
    password: "Parolni kiriting",
    wrong_credentials: "Elektron pochta yoki parol notoʻgʻri.",
    too_many_requests: "Urinishlar juda koʻp. Bir necha daqiqa kutib, qayta urinib koʻring.",
    other: "Kirib boʻlmadi. Qayta urinib koʻring.",
  },
} satisfies Translation<typeof en>;

export const auth = { en, ru, uz };
