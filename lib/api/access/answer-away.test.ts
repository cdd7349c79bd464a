import { expect, test } from "vitest";
import { answerAway } from "./answer-away";

const refusal = (error: string) => Response.json({ url: `http://localhost/api/auth/error?error=${error}` }, { status: 401 });

test("a sign-in that nobody could decide is 503 with a time to wait, and its page reads the same", async () => {
  const answer = await answerAway(refusal("unavailable"));
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("2");
  expect(await answer.json()).toEqual({ url: "http://localhost/api/auth/error?error=unavailable" });
});

test.each(["wrong_credentials", "internal"])("a sign-in that was refused (%s) stays 401", async (error) => {
  const answer = await answerAway(refusal(error));
  expect(answer.status).toBe(401);
  expect(answer.headers.get("retry-after")).toBeNull();
  expect(await answer.json()).toMatchObject({ url: expect.stringContaining(error) });
});

test("what is no JSON is handed on as it is", async () => {
  const answer = await answerAway(new Response("no", { status: 401 }));
  expect([answer.status, await answer.text()]).toEqual([401, "no"]);
});
