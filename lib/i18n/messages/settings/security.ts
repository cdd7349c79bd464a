import { t } from "@/lib/domain/localized";

/** Second factor, password, sessions. */
export const security = {
  title: t("Sign-in and security", "Вход и безопасность", "Kirish va xavfsizlik"),
  fields: {
    password: {
      label: t("Your password", "Ваш пароль", "Parolingiz"),
      missing: t("Enter your password", "Введите свой пароль", "Parolingizni kiriting"),
    },
    new_password: {
      label: t("New password", "Новый пароль", "Yangi parol"),
      missing: t("Enter a new password", "Введите новый пароль", "Yangi parolni kiriting"),
      hint: t(
        "At least 12 characters, any you like. Several words in a row are easy to remember.",
        "Не меньше 12 символов, любых. Несколько слов подряд легко запомнить.",
        "Kamida 12 ta istalgan belgi. Ketma-ket bir necha soʻzni eslab qolish oson.",
      ),
    },
    code: {
      label: t("Code", "Код", "Kod"),
      missing: t("Enter the code that your app shows", "Введите код из приложения", "Ilovadagi kodni kiriting"),
    },
    enrolment_code: {
      label: t("One-time code", "Одноразовый код", "Bir martalik kod"),
      missing: t("Enter the one-time code", "Введите одноразовый код", "Bir martalik kodni kiriting"),
      hint: t(
        "An administrator gives it to you (Colleagues in the back office), or whoever runs the server: npx parvoz partner second-factor-code",
        "Его даёт администратор («Коллеги» в бэк-офисе) или тот, кто управляет сервером: npx parvoz partner second-factor-code",
        "Uni administrator (bek-ofisda “Hamkasblar”) yoki serverni boshqaradigan odam beradi: npx parvoz partner second-factor-code",
      ),
    },
  },
  factor: {
    title: t("Two-step sign-in", "Вход в два шага", "Ikki bosqichli kirish"),
    lead: t(
      "Beside your password, signing in takes a code from an app on your phone. Whoever learns your password still does not get in.",
      "Кроме пароля, для входа нужен код из приложения на телефоне. Кто узнает пароль, всё равно не войдёт.",
      "Kirish uchun paroldan tashqari telefondagi ilovaning kodi ham kerak boʻladi. Parolingizni bilib olgan odam baribir kira olmaydi.",
    ),
    on: t("On", "Включён", "Yoqilgan"),
    off: t("Off", "Выключен", "Oʻchirilgan"),
    since: t("since {date}", "с {date}", "{date}dan beri"),
    setUp: t("Set up", "Настроить", "Sozlash"),
    dueTitle: t("Set up two-step sign-in first", "Сначала настройте вход в два шага", "Avval ikki bosqichli kirishni sozlang"),
    dueText: t(
      "Whoever works in the back office needs it. Everything else opens when it is on.",
      "Он нужен всем, кто работает в бэк-офисе. Когда он включён, открывается всё остальное.",
      "U bek-ofisda ishlaydigan har bir kishiga kerak. Yoqilgach, qolgan hammasi ochiladi.",
    ),
    letOff: t(
      "In a real service, the back office cannot be used without it. The demonstration lets its own people off.",
      "В настоящем сервисе бэк-офис без него не открывается. Для вымышленных сотрудников демонстрации сделано исключение.",
      "Haqiqiy xizmatda bek-ofis usiz ochilmaydi. Namoyishning oʻz xodimlari uchun istisno qilingan.",
    ),
    codesLeft: t(
      "{count, plural, =0 {No recovery codes are left: make new ones.} one {{count} recovery code is left.} other {{count} recovery codes are left.}}",
      "{count, plural, =0 {Резервных кодов не осталось: создайте новые.} one {Остался {count} резервный код.} few {Осталось {count} резервных кода.} other {Осталось {count} резервных кодов.}}",
      "{count, plural, =0 {Zaxira kodlari qolmadi: yangilarini yarating.} other {{count} ta zaxira kodi qoldi.}}",
    ),
    renew: t("New recovery codes", "Новые резервные коды", "Yangi zaxira kodlari"),
    renewText: t(
      "You get ten new codes. The old ones stop working.",
      "Вы получите десять новых кодов. Старые перестанут работать.",
      "Siz oʻnta yangi kod olasiz. Eskilari ishlamay qoladi.",
    ),
    renewSubmit: t("Make new codes", "Создать новые коды", "Yangi kodlar yaratish"),
    remove: t("Switch off", "Выключить", "Oʻchirish"),
    removeText: t(
      "Your password alone will then open your account. You are signed out everywhere else.",
      "Тогда для входа хватит одного пароля. Во всех остальных местах вход будет завершён.",
      "Shundan soʻng kirish uchun faqat parol yetarli boʻladi. Boshqa hamma joyda kirish tugatiladi.",
    ),
    removeSubmit: t("Switch it off", "Выключить вход в два шага", "Ikki bosqichli kirishni oʻchirish"),
    removed: t("Two-step sign-in is off", "Вход в два шага выключен", "Ikki bosqichli kirish oʻchirildi"),
    setUpForm: {
      title: t("Set up two-step sign-in", "Настройка входа в два шага", "Ikki bosqichli kirishni sozlash"),
      what: t(
        "You need an authenticator app on your phone: Google Authenticator, Microsoft Authenticator, Aegis, FreeOTP or any other.",
        "Понадобится приложение-аутентификатор на телефоне: Google Authenticator, Microsoft Authenticator, Aegis, FreeOTP или любое другое.",
        "Telefoningizda autentifikator ilovasi kerak: Google Authenticator, Microsoft Authenticator, Aegis, FreeOTP yoki boshqasi.",
      ),
      ends: t(
        "When it is on, you are signed out everywhere else, and programs that sign in with your e-mail address and password no longer get in: give them an API key first.",
        "После включения вход во всех остальных местах завершится, а программы, которые входят с вашим адресом и паролем, больше не войдут: сначала дайте им ключ API.",
        "Yoqilgach, boshqa hamma joyda kirish tugatiladi, manzilingiz va parolingiz bilan kiradigan dasturlar esa endi kira olmaydi: avval ularga API kaliti bering.",
      ),
      next: t("Next", "Далее", "Keyingi"),
      scan: t(
        "Scan this picture with the app, then enter the six digits that it shows.",
        "Отсканируйте картинку приложением и введите шесть цифр, которые оно покажет.",
        "Rasmni ilova bilan skanerlang va u koʻrsatgan olti raqamni kiriting.",
      ),
      qr: t("QR code for the authenticator app", "QR-код для приложения-аутентификатора", "Autentifikator ilovasi uchun QR kod"),
      byHand: t("Or type this key into the app:", "Или введите в приложении этот ключ:", "Yoki ilovaga shu kalitni kiriting:"),
      copySecret: t("Copy the key", "Скопировать ключ", "Kalitni nusxalash"),
      confirm: t("Switch on", "Включить", "Yoqish"),
      ready: t("Two-step sign-in is on", "Вход в два шага включён", "Ikki bosqichli kirish yoqildi"),
    },
    codes: {
      warning: t(
        "Keep these recovery codes: they are shown this once.",
        "Сохраните резервные коды: больше мы их не покажем.",
        "Zaxira kodlarini saqlab oling: ular boshqa koʻrsatilmaydi.",
      ),
      text: t(
        "Each of them signs you in once, in the place of a code, should you lose your phone.",
        "Каждый из них один раз заменит код, если вы потеряете телефон.",
        "Telefoningizni yoʻqotsangiz, ularning har biri bir marta kod oʻrniga oʻtadi.",
      ),
      copy: t("Copy all", "Скопировать все", "Hammasini nusxalash"),
      saved: t("I have saved them", "Коды сохранены", "Saqlab oldim"),
    },
  },
  password: {
    title: t("Password", "Пароль", "Parol"),
    lead: t(
      "If somebody else may know it, change it at once.",
      "Если пароль мог узнать кто-то ещё, смените его сразу.",
      "Parolni boshqa kimdir bilishi mumkin boʻlsa, darhol oʻzgartiring.",
    ),
    change: t("Change the password", "Сменить пароль", "Parolni oʻzgartirish"),
    ends: t(
      "You are signed out everywhere else, and tokens of programs that were made with the old password stop working. API keys go on.",
      "Во всех остальных местах вход завершится, а токены программ, полученные по старому паролю, перестанут работать. Ключи API работают дальше.",
      "Boshqa hamma joyda kirish tugatiladi, eski parol bilan olingan dastur tokenlari ishlamay qoladi. API kalitlari ishlayveradi.",
    ),
    submit: t("Change it", "Сменить", "Oʻzgartirish"),
    done: t(
      "The password is changed. You are signed out everywhere else.",
      "Пароль изменён. Во всех остальных местах вход завершён.",
      "Parol oʻzgartirildi. Boshqa hamma joyda kirish tugatildi.",
    ),
  },
  sessions: {
    title: t("Where you are signed in", "Где вы вошли", "Qayerda kirgansiz"),
    lead: t(
      "If you do not know one of these, end it and change your password.",
      "Если что-то здесь вам незнакомо, завершите этот вход и смените пароль.",
      "Bular orasida notanishi boʻlsa, uni tugating va parolingizni oʻzgartiring.",
    ),
    current: t("This browser", "Этот браузер", "Shu brauzer"),
    unknownAgent: t("Unknown browser", "Неизвестный браузер", "Nomaʼlum brauzer"),
    since: t("signed in {date}", "вход {date}", "kirish: {date}"),
    lastSeen: t("Last seen", "Последнее действие", "Soʻnggi harakat:"),
    end: t("End", "Завершить", "Tugatish"),
    endLabel: t("End: {name}", "Завершить: {name}", "Tugatish: {name}"),
    endOthers: t("Sign out everywhere else", "Выйти во всех остальных местах", "Boshqa hamma joydan chiqish"),
  },
};
