import { t } from "@/lib/domain/localized";

export const auth = {
  title: t("Sign in", "Вход", "Kirish"),
  sessionEnded: t("Your session has ended", "Сеанс завершён", "Sessiya tugadi"),
  sessionEndedText: t(
    "Sign in, and you are back on the same page. Passengers that you have typed into a booking are kept in this tab.",
    "Войдите, и вы вернётесь на ту же страницу. Введённые в бронь пассажиры сохранены в этой вкладке.",
    "Kiring va oʻsha sahifaga qaytasiz. Bronga kiritilgan yoʻlovchilar shu varaqda saqlangan.",
  ),
  lead: t("For agents of partner agencies", "Для агентов агентств-партнёров", "Hamkor agentliklar agentlari uchun"),
  email: t("E-mail", "Электронная почта", "Elektron pochta"),
  password: t("Password", "Пароль", "Parol"),
  submit: t("Sign in", "Войти", "Kirish"),
  code: {
    title: t("One more step", "Ещё один шаг", "Yana bir qadam"),
    lead: t(
      "Enter the six digits that your authenticator app shows. Without your phone, enter one of your recovery codes.",
      "Введите шесть цифр из приложения-аутентификатора. Если телефона нет под рукой, введите один из резервных кодов.",
      "Autentifikator ilovasi koʻrsatayotgan olti raqamni kiriting. Telefon yoningizda boʻlmasa, zaxira kodlaringizdan birini kiriting.",
    ),
    label: t("Code", "Код", "Kod"),
    submit: t("Confirm", "Подтвердить", "Tasdiqlash"),
    back: t("Use another account", "Другая учётная запись", "Boshqa hisob"),
    missing: t("Enter the code", "Введите код", "Kodni kiriting"),
  },
  reset: {
    title: t("New password", "Новый пароль", "Yangi parol"),
    lead: t(
      "Choose the password that you will sign in with. You are signed out everywhere else.",
      "Придумайте пароль, с которым будете входить. Во всех остальных местах вход будет завершён.",
      "Kirish uchun parol oʻylab toping. Boshqa hamma joyda kirish tugatiladi.",
    ),
    password: t("New password", "Новый пароль", "Yangi parol"),
    hint: t(
      "At least 12 characters, any you like. Several words in a row are easy to remember.",
      "Не меньше 12 символов, любых. Несколько слов подряд легко запомнить.",
      "Kamida 12 ta istalgan belgi. Ketma-ket bir necha soʻzni eslab qolish oson.",
    ),
    missing: t("Enter a new password", "Введите новый пароль", "Yangi parolni kiriting"),
    submit: t("Set the password", "Сохранить пароль", "Parolni saqlash"),
    doneTitle: t("The password is set", "Пароль сохранён", "Parol saqlandi"),
    doneText: t(
      "Sign in as {email} with your new password.",
      "Войдите с новым паролем как {email}.",
      "Yangi parol bilan {email} sifatida kiring.",
    ),
    toSignIn: t("To sign in", "Ко входу", "Kirish sahifasiga"),
    noToken: t(
      "This address is not whole. Open the link as it was sent to you, or ask for a new one.",
      "Адрес неполный. Откройте ссылку такой, как её прислали, или попросите новую.",
      "Manzil toʻliq emas. Havolani qanday yuborilgan boʻlsa, shunday oching yoki yangisini soʻrang.",
    ),
  },
  forgotLink: t("Forgot your password?", "Забыли пароль?", "Parolni unutdingizmi?"),
  forgot: {
    title: t("Forgot your password?", "Забыли пароль?", "Parolni unutdingizmi?"),
    lead: t(
      "Enter the e-mail address that you sign in with. A link for a new password is sent to it.",
      "Введите адрес почты, с которым входите. На него придёт ссылка для нового пароля.",
      "Kirishda ishlatadigan pochta manzilingizni yozing. Unga yangi parol uchun havola yuboriladi.",
    ),
    noMail: t(
      "No e-mail leaves this installation. Ask whoever runs it for a link to set a new password.",
      "Отсюда письма наружу не уходят. Попросите ссылку для нового пароля у тех, кто обслуживает эту установку.",
      "Bu yerdan xatlar tashqariga chiqmaydi. Yangi parol uchun havolani tizimga xizmat koʻrsatuvchilardan soʻrang.",
    ),
    submit: t("Send the link", "Прислать ссылку", "Havolani yuborish"),
    doneTitle: t("Look into your mailbox", "Проверьте почту", "Pochtangizni tekshiring"),
    doneText: t(
      "If somebody signs in with this address, a link is on its way. It works once and for an hour. Nothing there? Look among spam too.",
      "Если с этим адресом кто-то входит, ссылка уже в пути. Она срабатывает один раз и действует час. Письма нет? Загляните в «Спам».",
      "Bu manzil bilan kimdir kirsa, havola yoʻlda. U bir marta ishlaydi va bir soat amal qiladi. Xat yoʻqmi? «Spam» jildini ham koʻring.",
    ),
    doneDemo: t(
      "In the demonstration it lands in the mailbox of the agency’s owners.",
      "В демонстрации письмо найдут владельцы агентства: в портале, в разделе «Письма».",
      "Namoyishda xatni agentlik egalari portalning “Xatlar” boʻlimidan topadi.",
    ),
    back: t("Back to sign-in", "Вернуться ко входу", "Kirishga qaytish"),
  },
  invitation: {
    title: t("Join your team", "Присоединяйтесь к команде", "Jamoaga qoʻshiling"),
    lead: t(
      "{agency} invites you to Parvoz. Choose your name and password.",
      "{agency} приглашает вас в Parvoz. Укажите имя и придумайте пароль.",
      "{agency} sizni Parvozga taklif qilmoqda. Ismingizni yozing va parol tanlang.",
    ),
    email: t("Sign-in", "Вход", "Kirish"),
    role: t("Your role", "Ваша роль", "Vazifangiz"),
    roles: {
      admin: t("Owner", "Владелец", "Egasi"),
      agent: t("Agent", "Агент", "Agent"),
      accountant: t("Accountant", "Бухгалтер", "Buxgalter"),
      viewer: t("Read only", "Только чтение", "Faqat koʻrish"),
    },
    name: t("Your name", "Ваше имя", "Ismingiz"),
    nameHint: t("As your colleagues will see it.", "Таким его увидят коллеги.", "Hamkasblaringiz uni shunday koʻradi."),
    nameMissing: t("Enter your name", "Введите имя", "Ismingizni kiriting"),
    submit: t("Open my account", "Открыть учётную запись", "Hisobni ochish"),
    doneTitle: t("Your account is ready", "Учётная запись готова", "Hisobingiz tayyor"),
    noToken: t(
      "This address is not whole. Open the link as it was sent to you, or ask the agency’s owner to send it again.",
      "Адрес неполный. Откройте ссылку такой, как её прислали, или попросите владельца агентства отправить её ещё раз.",
      "Manzil toʻliq emas. Havolani yuborilganidek oching yoki agentlik egasidan uni qayta yuborishni soʻrang.",
    ),
  },
  demoHint: t(
    "Demonstration account: {email}, password {password}",
    "Демонстрационная запись: {email}, пароль {password}",
    "Namoyish hisobi: {email}, parol {password}",
  ),
  fillDemo: t("Fill in", "Заполнить", "Toʻldirish"),
  customerHint: t("Travelling? Find your booking", "Вы пассажир? Найдите свою бронь", "Yoʻlovchimisiz? Broningizni toping"),
  errors: {
    email: t(
      "Enter an e-mail address, for example name@agency.uz",
      "Введите адрес почты, например name@agency.uz",
      "Elektron pochta manzilini kiriting, masalan name@agency.uz",
    ),
    password: t("Enter the password", "Введите пароль", "Parolni kiriting"),
    wrong_credentials: t(
      "The e-mail address or the password is wrong.",
      "Неверный адрес почты или пароль.",
      "Elektron pochta yoki parol notoʻgʻri.",
    ),
    wrong_code: t(
      "The code is wrong or was used already. Enter the one that your app shows now.",
      "Код неверен или уже использован. Введите тот, который приложение показывает сейчас.",
      "Kod notoʻgʻri yoki ishlatilgan. Ilova hozir koʻrsatayotgan kodni kiriting.",
    ),
    partner_suspended: t(
      "This agency is suspended. Ask whoever runs the service.",
      "Работа этого агентства приостановлена. Обратитесь к администрации сервиса.",
      "Bu agentlikning ishi toʻxtatilgan. Xizmat maʼmuriyatiga murojaat qiling.",
    ),
    too_many_requests: t(
      "Too many attempts. Wait a few minutes and try again.",
      "Слишком много попыток. Подождите несколько минут и повторите.",
      "Urinishlar juda koʻp. Bir necha daqiqa kutib, qayta urinib koʻring.",
    ),
    unavailable: t(
      "The service is temporarily unavailable. Try again shortly.",
      "Сервис временно недоступен. Повторите попытку чуть позже.",
      "Xizmat vaqtincha ishlamayapti. Birozdan soʻng qayta urinib koʻring.",
    ),
    other: t("Signing in did not work. Try again.", "Войти не удалось. Повторите попытку.", "Kirib boʻlmadi. Qayta urinib koʻring."),
  },
};
