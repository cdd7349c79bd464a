import { TAGS } from "@/lib/contracts/interface/operation";
import { OPERATIONS, type OperationName, operationNames } from "@/lib/contracts/interface/operations";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";

interface NavLink<Text = string> {
  /** Below /docs, as `pages.docs` takes it; empty is the start page. */
  page: string;
  title: Text;
  method?: string;
}
interface NavGroup<Text = string> {
  title: Text;
  links: NavLink<Text>[];
}

/** The guides, in reading order. Each is `docs/guides/<page>.md`; pages that are made from the code have a route of their own. */
export const GUIDES = [
  { page: "quick-start", title: t("Quick start", "Краткое руководство", "Qisqa qoʻllanma") },
  { page: "authentication", title: t("Authentication and keys", "Доступ и ключи", "Kirish va kalitlar") },
  { page: "searching-and-booking", title: t("Searching and booking", "Поиск и бронирование", "Qidirish va bron qilish") },
  { page: "prices-by-day", title: t("Prices by day and by city", "Цены по дням и городам", "Kunlar va shaharlar boʻyicha narxlar") },
  { page: "paying-and-ticketing", title: t("Paying and ticketing", "Оплата и выписка билетов", "Toʻlov va chiptalarni rasmiylashtirish") },
  { page: "managing-bookings", title: t("Managing bookings", "Управление бронями", "Bronlarni boshqarish") },
  { page: "refunds", title: t("Cancelling and refunds", "Отмена и возврат", "Bekor qilish va qaytarish") },
  { page: "schedule-changes", title: t("Changed flights", "Изменённые рейсы", "Oʻzgargan reyslar") },
  { page: "webhooks", title: t("Webhooks", "Вебхуки", "Vebhuklar") },
  { page: "idempotency-and-limits", title: t("Repeats and limits", "Повторы и лимиты", "Takrorlash va cheklovlar") },
  { page: "typescript-client", title: t("TypeScript client", "Клиент на TypeScript", "TypeScript kliyenti") },
  { page: "python-client", title: t("Python client, Postman", "Клиент на Python, Postman", "Python kliyenti, Postman") },
  { page: "migrating", title: t("Moving an existing client", "Перенос готовой программы", "Tayyor dasturni koʻchirish") },
] as const;

const LOOK_UP: NavLink<LocalizedText>[] = [
  { page: "sandbox", title: t("Sandbox", "Песочница", "Sinov muhiti") },
  { page: "errors", title: t("Errors", "Ошибки", "Xatolar") },
  { page: "changelog", title: t("Changelog", "История изменений", "Oʻzgarishlar tarixi") },
];

/** `pay_booking` as addresses spell it. */
function operationSlug(name: string): string {
  return name.replaceAll("_", "-");
}

/** @returns null where no operation is spelled so */
export function operationOfSlug(slug: string): OperationName | null {
  return operationNames().find((name) => operationSlug(name) === slug) ?? null;
}

/** Page of an operation, as `pages.docs` takes it. */
export function operationPage(name: string): string {
  return `reference/${operationSlug(name)}`;
}

function referenceGroups(): NavGroup<LocalizedText>[] {
  const groups = Object.entries(TAGS).map(([key, { title }]) => ({
    title,
    links: Object.values(OPERATIONS)
      .filter(({ tag }) => tag === key)
      .map(({ name, summary, method }) => ({ page: operationPage(name), title: summary, method })),
  }));
  return groups.filter(({ links }) => links.length > 0);
}

function allGroups(): NavGroup<LocalizedText>[] {
  return [
    {
      title: t("Guides", "Руководства", "Qoʻllanmalar"),
      links: [{ page: "", title: t("Overview", "Обзор", "Umumiy maʼlumot") }, ...GUIDES],
    },
    {
      title: t("Look up", "Справка", "Maʼlumot"),
      links: [
        ...LOOK_UP,
        { page: "reference", title: t("Reference", "Справочник", "Maʼlumotnoma") },
        { page: "reference/events", title: t("Events", "События", "Hodisalar") },
      ],
    },
    ...referenceGroups(),
  ];
}

/** The left navigation of every page. */
export function navGroups(locale: Locale): NavGroup[] {
  return allGroups().map(({ title, links }) => ({
    title: title[locale],
    links: links.map((link) => ({ ...link, title: link.title[locale] })),
  }));
}

/** Title of a page of the navigation. @param page as the navigation has it @returns null where it has none */
export function titleOf(page: string, locale: Locale): string | null {
  const links = navGroups(locale).flatMap((group) => group.links);
  return links.find((link) => link.page === page)?.title ?? null;
}
