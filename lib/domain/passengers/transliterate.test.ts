import { expect, test } from "vitest";
import { offeredSpelling, passportSpelling, tidyName, transliterate } from "./transliterate";

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
  expect(tidyName("O\u02bftkir\uff07 Ａｂｄｕ\u2011Malik Ra\ufb01q")).toBe("O'tkir' Abdu-Malik Rafiq");
});

test.each([
  ["Юлдашев", "UZ", "YULDASHEV"],
  ["Ёқубжон Жўраев", "UZ", "YOQUBJON JORAYEV"],
  ["Хайруллаева", "UZ", "XAYRULLAYEVA"],
  ["Егор", "UZ", "YEGOR"],
  ["Юлдашев", "RU", "IULDASHEV"],
  ["Васильев", "UZ", "VASILYEV"],
  ["Гончар", "UA", "HONCHAR"],
  ["Гончар", "RU", "GONCHAR"],
  ["Юрій Згурський", "UA", "YURII ZGHURSKYI"],
  ["Дем'яненко", "UA", "DEMIANENKO"],
  ["Қанат Жұмағалиев", "KZ", "KANAT ZHUMAGALIYEV"],
  ["Қодиров", "UZ", "QODIROV"],
  ["Ержан", "KZ", "YERZHAN"],
  ["Яўген", "BY", "YAUHEN"],
  ["Щерев", "BG", "SHTEREV"],
  ["Живковић", "RS", "ZIVKOVIC"],
  ["Ђорђевић", "RS", "DJORDJEVIC"],
  ["Đorđević", "RS", "DJORDJEVIC"],
  ["Müller", "DE", "MUELLER"],
  ["Müller", "", "MUELLER"],
  ["Gu\u0308ler", "TR", "GULER"],
  ["Strauß", "AT", "STRAUSS"],
  ["Åse Bjørk", "NO", "AASE BJOERK"],
  ["José", "ES", "JOSE"],
  ["Agüero", "AR", "AGUERO"],
  ["Nguyễn", "VN", "NGUYEN"],
  ["Əliyev", "AZ", "ALIYEV"],
  ["Lü", "CN", "LYU"],
])("%s in a passport of %s is %s", (name, citizenship, spelling) => {
  expect(passportSpelling(name, citizenship)).toBe(spelling);
});

test("a spelling is offered for letters that passports' lines do not have, and for no others", () => {
  expect(offeredSpelling("Müller", "DE")).toBe("MUELLER");
  expect(offeredSpelling("Юлдашев", "UZ")).toBe("YULDASHEV");
  expect(offeredSpelling("Oʻktam\u00a0K", "UZ")).toBeNull();
  expect(offeredSpelling("李", "CN")).toBeNull();
});
