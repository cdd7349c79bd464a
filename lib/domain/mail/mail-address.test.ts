import { expect, test } from "vitest";
import { mailAddress } from "./mail-address";

test.each([
  ["agent@parvoz.example", "agent@parvoz.example"],
  ["Agent.Name+x@Parvoz.Example", "Agent.Name+x@parvoz.example"],
  ["info@почта.рф", "info@xn--80a1acny.xn--p1ai"],
  ["info@ПОЧТА.РФ", "info@xn--80a1acny.xn--p1ai"],
  ["info@xn--80a1acny.xn--p1ai", "info@xn--80a1acny.xn--p1ai"],
  ["info@büro.de", "info@xn--bro-hoa.de"],
  ["mailto:info@parvoz.example", "info@parvoz.example"],
  ["<info@parvoz.example>", "info@parvoz.example"],
  ["\u202ainfo@пример.example\u202c ", "info@xn--e1afmkfd.example"],
])("%s is %s", (typed, address) => {
  expect(mailAddress(typed)).toBe(address);
});

test.each([
  "",
  "@",
  "a@",
  "@b.uz",
  "a@b",
  "a b@c.uz",
  "a@b..uz",
  "a@-b.uz",
  "a@1.2.3.4",
  "a@b.uz/x",
  "a@b.uz:80",
  "a@@b.uz",
  "почта@b.uz",
  "a@xn--\u00ad.рф.",
  `${"a".repeat(250)}@b.uz`,
])("%j is none", (text) => {
  expect(mailAddress(text)).toBeNull();
});
