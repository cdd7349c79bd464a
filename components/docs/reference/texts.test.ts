import { expect, test } from "vitest";
import { TAGS } from "@/lib/contracts/interface/operation";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { SANDBOX_ROUTES } from "@/lib/contracts/interface/sandbox-routes";
import { EVENTS } from "@/lib/contracts/openapi/events";

test("texts of the contracts keep their codes, names and numbers in every language", () => {
  const kept = (text: string) => (text.match(/`[^`]*`|\{\w+\}|\d+/g) ?? []).toSorted();
  const texts = [
    ...Object.values(TAGS).flatMap(({ title, text }) => [title, text]),
    ...[...Object.values(OPERATIONS), ...Object.values(EVENTS)].flatMap(({ summary, description }) => [summary, description]),
    ...SANDBOX_ROUTES.map(({ happens }) => happens),
  ];
  for (const { en, ru, uz } of texts) expect([kept(ru), kept(uz)], en).toEqual([kept(en), kept(en)]);
});
