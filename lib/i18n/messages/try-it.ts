import { t } from "@/lib/domain/localized";

export const tryIt = {
  title: t("Try it", "Попробовать", "Sinab koʻrish"),
  lead: t(
    "Sends the call to this service in test mode: nothing is real, and nothing is charged.",
    "Отправляет вызов этому сервису в тестовом режиме: всё ненастоящее, деньги не списываются.",
    "Chaqiruvni shu xizmatga sinov rejimida yuboradi: hech narsa haqiqiy emas, pul yechilmaydi.",
  ),
  noKeyNeeded: t(
    "This call takes the password of an account, so it is not sent from here. A test key needs no token.",
    "Для этого вызова нужен пароль учётной записи, поэтому отсюда он не отправляется. Тестовому ключу токен не нужен.",
    "Bu chaqiruvga hisob paroli kerak, shuning uchun u bu yerdan yuborilmaydi. Sinov kalitiga token kerak emas.",
  ),
  key: t("Test key", "Тестовый ключ", "Sinov kaliti"),
  keyHint: t(
    "Begins with pvz_test_. It stays in this tab alone, and is gone when you close it.",
    "Начинается с pvz_test_. Он остаётся только в этой вкладке и исчезает, когда вы её закроете.",
    "pvz_test_ bilan boshlanadi. U faqat shu varaqda qoladi va varaq yopilganda yoʻqoladi.",
  ),
  keyMissing: t(
    "Paste a test key first, or make one.",
    "Сначала вставьте тестовый ключ или создайте его.",
    "Avval sinov kalitini kiriting yoki yarating.",
  ),
  keyLive: t(
    "This is a live key. Only test keys are taken here; remove it from your clipboard.",
    "Это рабочий ключ. Здесь принимаются только тестовые; удалите его из буфера обмена.",
    "Bu ishchi kalit. Bu yerda faqat sinov kalitlari qabul qilinadi; uni almashish buferidan oʻchiring.",
  ),
  keyWrong: t(
    "A test key begins with pvz_test_ and has 52 characters.",
    "Тестовый ключ начинается с pvz_test_ и состоит из 52 знаков.",
    "Sinov kaliti pvz_test_ bilan boshlanadi va 52 belgidan iborat.",
  ),
  forget: t("Forget the key", "Забыть ключ", "Kalitni unutish"),
  make: t("Make a test key for a day", "Создать тестовый ключ на день", "Bir kunlik sinov kaliti yaratish"),
  makeText: t(
    "For administrators who are signed in to the portal. It ends by itself after 24 hours.",
    "Для администраторов, вошедших в портал. Через 24 часа ключ отключится сам.",
    "Portalga kirgan administratorlar uchun. 24 soatdan keyin kalit oʻzi toʻxtaydi.",
  ),
  made: t("A test key is made, and filled in.", "Тестовый ключ создан и подставлен.", "Sinov kaliti yaratildi va kiritildi."),
  makeRefused: t(
    "Sign in to the portal as an administrator first, or ask one for a test key.",
    "Сначала войдите в портал как администратор или попросите у него тестовый ключ.",
    "Avval portalga administrator sifatida kiring yoki undan sinov kalitini soʻrang.",
  ),
  toKeys: t("API keys in the portal", "Ключи API в портале", "Portaldagi API kalitlari"),
  path: t("Path", "Путь", "Yoʻl"),
  query: t("Query", "Параметры", "Parametrlar"),
  body: t("Body (JSON)", "Тело (JSON)", "Tana (JSON)"),
  bodyWrong: t("This is not JSON.", "Это не JSON.", "Bu JSON emas."),
  idempotencyKey: t("Idempotency-Key", "Idempotency-Key", "Idempotency-Key"),
  idempotencyHint: t("Left empty, a random one is sent.", "Если пусто, отправляется случайный.", "Boʻsh qolsa, tasodifiysi yuboriladi."),
  optional: t("optional", "необязательно", "ixtiyoriy"),
  send: t("Send", "Отправить", "Yuborish"),
  answer: t("Answer", "Ответ", "Javob"),
  status: t("HTTP {status} in {ms} ms", "HTTP {status} за {ms} мс", "HTTP {status}, {ms} ms"),
  headers: t("Headers", "Заголовки", "Sarlavhalar"),
  responseBody: t("Body", "Тело", "Tana"),
  failed: t(
    "No answer came. Check your connection and send again.",
    "Ответа нет. Проверьте соединение и отправьте снова.",
    "Javob kelmadi. Ulanishni tekshirib, qayta yuboring.",
  ),
};
