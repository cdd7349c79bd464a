import { describe, expect, test } from "vitest";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { SANDBOX_ROUTES } from "@/lib/contracts/interface/sandbox-routes";
import { buildDocument } from "@/lib/contracts/openapi/build-document";
import { OPERATION_TEXTS, TAGS } from "@/lib/contracts/openapi/texts";
import { PHRASES, translated } from "@/lib/i18n/docs/phrases";
import { navGroups } from "../nav";

/** Every English text of the contracts that pages of the documentation show in the reader's language. */
const english = new Set([
  ...navGroups("en").flatMap(({ title, links }) => [title, ...links.map((link) => link.title)]),
  ...Object.entries(TAGS).flat(),
  ...Object.values(OPERATIONS).map(({ summary }) => summary),
  ...Object.values(OPERATION_TEXTS).map(({ description }) => description),
  ...SANDBOX_ROUTES.map(({ happens }) => happens),
  ...Object.values(buildDocument("/api/v1").webhooks).flatMap(({ post }) => [post.summary, post.description]),
]);

describe("texts of the contracts", () => {
  test("are all translated: put what is listed here into lib/i18n/docs/phrases", () => {
    expect([...english].filter((text) => !(text in PHRASES))).toEqual([]);
  });

  test("have no translations left of texts that are gone", () => {
    expect(Object.keys(PHRASES).filter((text) => !english.has(text))).toEqual([]);
  });

  test("keep their codes, names and numbers", () => {
    const kept = (text: string) => (text.match(/`[^`]*`|\{\w+\}|\d+/g) ?? []).toSorted();
    for (const [text, { ru, uz }] of Object.entries(PHRASES)) expect([kept(ru), kept(uz)], text).toEqual([kept(text), kept(text)]);
  });

  test("stand in English, and say so, until they are translated", () => {
    expect(translated("A new call", "uz")).toEqual({ text: "A new call", locale: "en" });
    expect(translated("Webhooks", "ru")).toEqual({ text: "Вебхуки", locale: "ru" });
  });
});
