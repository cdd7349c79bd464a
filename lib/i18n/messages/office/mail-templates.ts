import { t } from "@/lib/domain/localized";

/** The back office's page of the mails that the service sends. */
export const mailTemplates = {
  back: t("House", "Сервис", "Xizmat"),
  title: t("What mails say", "Что пишут письма", "Xatlarda nima yoziladi"),
  open: t("See what mails say", "Посмотреть тексты писем", "Xatlar matnini koʻrish"),
  lead: t(
    "Every kind of mail as its receiver has it, with invented people and flights. The files that come with it are not shown, and nothing is sent.",
    "Каждый вид письма так, как его видит получатель, с вымышленными людьми и рейсами. Приложенные файлы не показаны, ничего не отправляется.",
    "Har bir xat turi oluvchi koʻradigan holatda, toʻqima odamlar va reyslar bilan. Ilova fayllari koʻrsatilmaydi, hech narsa yuborilmaydi.",
  ),
  kind: t("Kind of mail", "Вид письма", "Xat turi"),
  language: t("Language", "Язык", "Til"),
  preview: t("The mail", "Письмо", "Xat"),
  from: t("From", "От", "Kimdan"),
  replyTo: t("Answers to", "Ответы на", "Javob manzili"),
  nowhere: t("nobody", "никому", "hech kimga"),
  asPage: t("As a page", "Как страница", "Sahifa sifatida"),
  asText: t("As text", "Как текст", "Matn sifatida"),
  english: t(
    "Carriers are written in English, whatever the language of the house.",
    "Перевозчикам пишут по-английски на любом языке сервиса.",
    "Aviakompaniyalarga xizmat tilidan qatʼi nazar inglizcha yoziladi.",
  ),
  kinds: {
    confirmation: t("Customer: booking held", "Клиенту: бронь удержана", "Mijozga: bron saqlanmoqda"),
    receipts: t("Customer: tickets", "Клиенту: билеты", "Mijozga: chiptalar"),
    change: t("Customer: flights changed", "Клиенту: рейсы изменились", "Mijozga: reyslar oʻzgardi"),
    refund: t("Customer: refund", "Клиенту: возврат", "Mijozga: qaytarish"),
    notice: t("Customer: about a departure", "Клиенту: о рейсе", "Mijozga: reys haqida"),
    quote: t("Customer: quote", "Клиенту: подборка", "Mijozga: tijorat taklifi"),
    invitation: t("Agency: invitation", "Агентству: приглашение", "Agentlikka: taklifnoma"),
    password_reset: t("Agency: new password", "Агентству: новый пароль", "Agentlikka: yangi parol"),
    price_fall: t("Customer: a watched price has fallen", "Клиенту: цена снизилась", "Mijozga: narx tushdi"),
    watch: t("Agency: a watched price has fallen", "Агентству: цена снизилась", "Agentlikka: kuzatilayotgan narx tushdi"),
    house_act: t("Agency: done by the back office", "Агентству: сделано бэк-офисом", "Agentlikka: bek-ofis bajargan ish"),
    agency_closed: t("Agency: closed by the house", "Агентству: закрыто сервисом", "Agentlikka: xizmat tomonidan yopilgan"),
    passenger_list: t("Carrier: passenger list", "Перевозчику: список пассажиров", "Aviakompaniyaga: yoʻlovchilar roʻyxati"),
    agency_decision: t("Agency: its money, terms and sales", "Агентству: деньги, условия, продажи", "Agentlikka: pul, shartlar, sotuvlar"),
    report: t("House: saved report", "Сервису: сохранённый отчёт", "Xizmatga: saqlangan hisobot"),
    test: t("House: test mail", "Сервису: проверочное письмо", "Xizmatga: sinov xati"),
  },
};
