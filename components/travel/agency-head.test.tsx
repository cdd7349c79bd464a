import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "@/tests/support/pages/show";
import { AgencyHead } from "./agency-head";

const NONE = { tel: "", email: "", telegram: "", address: "" };

it("calls, writes and leads to the agency at one touch, by what it gives", () => {
  const contacts = { tel: "+998 71 200-00-00", email: "salom@namuna.example", telegram: "namuna_travel", address: "Toshkent, Namuna 1" };
  show(<AgencyHead logo={null} agency={{ agency: "Namuna Travel", contacts, has_logo: false, colour: "" }} />, "ru");
  const leads = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(leads("Позвонить: +998 71 200-00-00")).toBe("tel:+998712000000");
  expect(leads("Telegram: @namuna_travel")).toBe("https://t.me/namuna_travel");
  expect(leads("На карте: Toshkent, Namuna 1")).toContain("query=Toshkent%2C%20Namuna%201");
  expect(leads("salom@namuna.example")).toBe("mailto:salom@namuna.example");
  expect(screen.getByText("Namuna Travel")).toBeDefined();
});

it("says nothing of ways that there are not", () => {
  show(<AgencyHead logo="/logos/token" agency={{ agency: "Namuna Travel", contacts: NONE, has_logo: true, colour: "" }} />, "en");
  expect(screen.getByRole("img", { name: "Namuna Travel" })).toBeDefined();
  expect(screen.queryAllByRole("link")).toEqual([]);
});
