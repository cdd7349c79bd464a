import { expect, test } from "vitest";
import { passportSpelling, tidyName, transliterate } from "./transliterate";

test.each([
  ["Щукин", "SHCHUKIN"],
  ["Юлия Хачатурян", "IULIIA KHACHATURIAN"],
  ["Объедков-Цой", "OBIEEDKOV-TSOI"],
  ["Ўткир Қодиров", "OTKIR QODIROV"],
  ["Ғулом Ҳамидов", "GULOM HAMIDOV"],
  ["José Núñez", "JOSE NUNEZ"],
  ["Łukasz Çelik", "LUKASZ CELIK"],
  ["Işık", "ISIK"],
  ["G‘ulom Oʻktam", "G'ULOM O'KTAM"],
])("%s is spelled %s", (name, latin) => {
  expect(transliterate(name)).toBe(latin);
});

test("what a keyboard makes of apostrophes, hyphens and spaces is made one", () => {
  expect(tidyName("  Oʻtkir   Abdu–Malik’ ")).toBe("O'tkir Abdu-Malik'");
});

test.each([
  ["Юлдашев", "UZ", "YULDASHEV"],
  ["Ёқубжон Жўраев", "UZ", "YOQUBJON JORAYEV"],
  ["Хайруллаева", "UZ", "XAYRULLAYEVA"],
  ["Егор", "UZ", "YEGOR"],
  ["Юлдашев", "RU", "IULDASHEV"],
])("%s in a passport of %s is %s", (name, citizenship, spelling) => {
  expect(passportSpelling(name, citizenship)).toBe(spelling);
});
