import { expect, test } from "vitest";
import { localeOf } from "./locale";

test.each([
  ["ru", "ru"],
  ["uz-UZ,uz;q=0.9,en;q=0.8", "uz"],
  ["fr, ru;q=0.5, en;q=0.7", "en"],
  ["de", "en"],
  ["uz_UZ", "uz"],
  ["ru_RU.UTF-8", "ru"],
  ["UZ-cyrl-UZ", "uz"],
  ["en_GB;q=0.4, RU_ru ; q=0.9", "ru"],
  ["ru;q=0, uz;q=0.1", "uz"],
  ["", "en"],
])("Accept-Language %j speaks %s", (header, locale) => {
  expect(localeOf(new Headers({ "accept-language": header }))).toBe(locale);
});
