import { t } from "@/lib/domain/localized";

/** People of the house, and what their roles allow. */
export const colleagues = {
  title: t("Colleagues", "Коллеги", "Hamkasblar"),
  lead: t(
    "Who works in the back office, and what each may do. Whoever proposes something above the house’s limits does not decide it.",
    "Кто работает в бэк-офисе и что может делать. Предложенное сверх лимитов решает другой человек.",
    "Bek-ofisda kim ishlashi va nima qila olishi. Cheklovdan yuqori taklifni boshqa odam hal qiladi.",
  ),
  you: t("you", "вы", "siz"),
  blocked: t("blocked", "заблокирован", "bloklangan"),
  noFactor: t("no second factor", "нет входа в два шага", "ikki bosqichli kirish yoʻq"),
  noRole: t("No role", "Нет роли", "Vazifasi yoʻq"),
  lastSignIn: t("Signed in {date}", "Вход {date}", "Kirgan: {date}"),
  noSignIn: t("Has not signed in yet", "Входов ещё не было", "Hali kirmagan"),
  action: {
    roles: t("Roles…", "Роли…", "Vazifalar…"),
    block: t("Block…", "Заблокировать…", "Bloklash…"),
    unblock: t("Unblock…", "Разблокировать…", "Blokdan chiqarish…"),
    code: t("One-time code…", "Одноразовый код…", "Bir martalik kod…"),
  },
  label: {
    roles: t("Roles of {name}", "Роли: {name}", "Vazifalar: {name}"),
    block: t("Block {name}", "Заблокировать: {name}", "Bloklash: {name}"),
    unblock: t("Unblock {name}", "Разблокировать: {name}", "Blokdan chiqarish: {name}"),
    code: t("One-time code for {name}", "Одноразовый код: {name}", "Bir martalik kod: {name}"),
  },
  means: {
    roles: t("They count from the next request.", "Действуют со следующего запроса.", "Keyingi soʻrovdan boshlab amal qiladi."),
    block: t(
      "What they have open ends at once, and they sign in no more. What they did stays as it is.",
      "Открытые сеансы завершатся сразу, войти будет нельзя. Сделанное остаётся как есть.",
      "Ochiq seanslar darhol tugaydi, kirib boʻlmaydi. Qilingan ishlar oʻzgarmaydi.",
    ),
    unblock: t("They sign in with the password that they had.", "Вход — с прежним паролем.", "Avvalgi parol bilan kiriladi."),
    code: t(
      "With it they set up their second factor. An earlier code stops working.",
      "С ним настраивается вход в два шага. Прежний код перестанет действовать.",
      "U bilan ikki bosqichli kirish sozlanadi. Avvalgi kod ishlamay qoladi.",
    ),
  },
  confirm: {
    roles: t("Set roles", "Сохранить роли", "Vazifalarni saqlash"),
    block: t("Block", "Заблокировать", "Bloklash"),
    unblock: t("Unblock", "Разблокировать", "Blokdan chiqarish"),
    code: t("Make code", "Создать код", "Kod yaratish"),
  },
  rolesField: t("Roles", "Роли", "Vazifalar"),
  roleMissing: t("Choose at least one role", "Выберите хотя бы одну роль", "Kamida bitta vazifani tanlang"),
  code: {
    shown: t(
      "One-time code for {name}, shown this once",
      "Одноразовый код для {name}, показывается один раз",
      "{name} uchun bir martalik kod, faqat hozir koʻrsatiladi",
    ),
    copy: t("Copy", "Скопировать", "Nusxalash"),
  },
  invite: {
    action: t("Invite a colleague", "Пригласить коллегу", "Xodim qoʻshish"),
    title: t("Invite a colleague", "Пригласить коллегу", "Xodim qoʻshish"),
    text: t(
      "You get a link that works once and for seven days. Hand it over yourself: no letter goes out.",
      "Вы получите ссылку, которая действует один раз и семь дней. Передайте её сами: письмо не отправляется.",
      "Bir marta va yetti kun ishlaydigan havola olasiz. Uni oʻzingiz bering: xat yuborilmaydi.",
    ),
    email: t("E-mail", "Электронная почта", "Elektron pochta"),
    emailWrong: t(
      "Enter an e-mail address, for example name@house.uz",
      "Введите адрес почты, например name@house.uz",
      "Manzilni kiriting, masalan name@house.uz",
    ),
    language: t("Language of the account", "Язык учётной записи", "Hisob tili"),
    submit: t("Make the link", "Создать ссылку", "Havola yaratish"),
    shown: t(
      "Link for {email}, shown this once",
      "Ссылка для {email}, показывается один раз",
      "{email} uchun havola, faqat hozir koʻrsatiladi",
    ),
    until: t("It works until {until}.", "Действует до {until}.", "{until}gacha ishlaydi."),
  },
  invitations: {
    title: t("Invited", "Приглашены", "Taklifnoma olganlar"),
    until: t("Link works until {date}", "Ссылка действует до {date}", "Havola {date}gacha ishlaydi"),
    expired: t("expired", "истекла", "muddati oʻtgan"),
    withdraw: t("Withdraw", "Отозвать", "Bekor qilish"),
    withdrawLabel: t("Withdraw the invitation of {email}", "Отозвать приглашение {email}", "{email} taklifnomasini bekor qilish"),
  },
  can: {
    administrator: t(
      "Everything, and the house’s people and settings",
      "Всё, включая сотрудников и настройки сервиса",
      "Hammasi, xizmat xodimlari va sozlamalari ham",
    ),
    sales: t("Bookings, agencies and prices; no money", "Брони, агентства и цены; без денег", "Bronlar, agentliklar va narxlar; pulsiz"),
    money: t(
      "Refunds, deposits and terms; sells nothing",
      "Возвраты, депозиты и условия; не продаёт",
      "Qaytarishlar, depozitlar va shartlar; sotmaydi",
    ),
    stock: t("Flights, schedule and ticket numbers", "Рейсы, расписание и номера билетов", "Reyslar, jadval va chipta raqamlari"),
    support: t(
      "Helps agencies and passengers; decides nothing",
      "Помогает агентствам и пассажирам; ничего не решает",
      "Agentlik va yoʻlovchilarga yordam beradi; hech narsani hal qilmaydi",
    ),
    accountant: t("Keeps the books and reports", "Ведёт учёт и отчёты", "Hisob-kitob va hisobotlarni yuritadi"),
    auditor: t("Sees everything and changes nothing", "Видит всё и ничего не меняет", "Hammasini koʻradi, hech narsani oʻzgartirmaydi"),
  },
};
