import { expect, test } from "vitest";
import { chatLimit } from "./chat-limit";

test("five of a chat are answered within a minute, whatever others write, and five more in the next", () => {
  const mayAnswer = chatLimit();
  const times = (chat: number, at: number) => Array.from({ length: 8 }, () => mayAnswer(chat, at)).filter(Boolean).length;
  expect([times(1, 60_000), times(2, 61_000), times(1, 119_999), times(1, 120_000)]).toEqual([5, 5, 0, 5]);
});
