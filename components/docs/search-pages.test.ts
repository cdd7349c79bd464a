import { expect, test } from "vitest";
import { searchPages } from "./search-pages";

const PAGES = [
  { page: "refunds", title: "Cancelling and refunds", text: "# Cancelling\n\nA **void** gives all back." },
  { page: "reference/void-booking", title: "Void a booking", text: "DELETE /booking/{id}/void\n\nVoid within 24 hours." },
  { page: "webhooks", title: "Webhooks", text: "Signed messages." },
];

test("pages with all the words are found, whatever their case, titles first", () => {
  expect(searchPages(PAGES, "VOID").map(({ page }) => page)).toEqual(["reference/void-booking", "refunds"]);
  expect(searchPages(PAGES, "void gives")).toEqual([{ page: "refunds", title: "Cancelling and refunds", line: "A void gives all back." }]);
  expect(searchPages(PAGES, "void webhooks")).toEqual([]);
  expect(searchPages(PAGES, "  ")).toEqual([]);
});

test("Uzbek and Russian words are found however they are typed", () => {
  const translated = [
    { page: "refunds", title: "Отмена и возврат", text: "Расчёт возврата." },
    { page: "paying-and-ticketing", title: "Toʻlov", text: "Soʻnggi maʼlumot." },
  ];
  expect(searchPages(translated, "расчет").map(({ page }) => page)).toEqual(["refunds"]);
  for (const typed of ["to'lov", "to‘lov", "toʻlov ma’lumot"])
    expect(
      searchPages(translated, typed).map(({ page }) => page),
      typed,
    ).toEqual(["paying-and-ticketing"]);
});

test("a Russian word is found in its other forms", () => {
  const translated = [
    { page: "errors", title: "Ошибки", text: "Коды ошибок." },
    { page: "webhooks", title: "Вебхуки", text: "Подписанные сообщения." },
  ];
  for (const [typed, page] of [
    ["ошибка", "errors"],
    ["кодами ошибок", "errors"],
    ["подпись", "webhooks"],
    ["вебхуков", "webhooks"],
  ])
    expect(
      searchPages(translated, typed ?? "").map((hit) => hit.page),
      typed,
    ).toEqual([page]);
  expect(searchPages(translated, "оплата")).toEqual([]);
});
