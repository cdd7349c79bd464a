import { expect, test } from "vitest";
import { AppError } from "@/lib/domain/errors";
import { CallerLeft, parseJson, readText } from "./read-body";

function outcome(text: string): string {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof AppError) return error.kind;
    throw error;
  }
  return "accepted";
}

test("an empty body is an empty object", () => {
  expect(parseJson(" \n")).toEqual({});
});

test("a field that is null is left out; a body or an item that is null is not", () => {
  expect(parseJson('{"a":null,"b":{"c":null,"d":[null,{"e":null}]}}')).toStrictEqual({ b: { d: [null, {}] } });
  expect(parseJson("null")).toBeNull();
});

test.each([
  ["lists", "[", "]"],
  ["objects", '{"a":', "}"],
])("20 %s inside each other are enough", (_what, open, close) => {
  const nested = (levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;
  expect(outcome(nested(20))).toBe("accepted");
  expect(outcome(nested(21))).toBe("too_deep");
  expect(outcome(open.repeat(50_000))).toBe("too_deep");
});

test("brackets in texts do not count, whatever is escaped around them", () => {
  expect(outcome(JSON.stringify({ note: '"[{'.repeat(100), other: "\\" }))).toBe("accepted");
  expect(outcome(`["\\\\",${"[".repeat(20)}${"]".repeat(20)}]`)).toBe("too_deep");
});

test.each(['{"a":', "nonsense", "{'a':1}", '"open'])("%j is no JSON", (text) => {
  expect(outcome(text)).toBe("bad_json");
});

test("a byte order mark before a body is not part of it", async () => {
  const body = Buffer.from("\ufeff{}", "utf8");
  expect(await readText(new Request("http://parvoz.test", { method: "POST", body }))).toBe("{}");
});

const LARGEST = 256 * 1024;

test("256 KB are enough, whether or not the request says its length", async () => {
  const said = (size: number) => {
    const headers = { "content-length": String(size) };
    return new Request("http://parvoz.test", { method: "POST", headers, body: "x".repeat(size) });
  };
  expect(await readText(said(LARGEST))).toHaveLength(LARGEST);
  await expect(readText(said(LARGEST + 1))).rejects.toMatchObject({ kind: "body_too_large" });
  const sent = (size: number) => new Request("http://parvoz.test", { method: "POST", body: "x".repeat(size) });
  expect(await readText(sent(LARGEST))).toHaveLength(LARGEST);
  await expect(readText(sent(LARGEST + 1))).rejects.toMatchObject({ kind: "body_too_large" });
});

test("a connection that fails in the middle of the body is a caller who has left", async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
  const init = { method: "POST", body, duplex: "half" };
  await expect(readText(new Request("http://parvoz.test", init))).rejects.toThrow(CallerLeft);
});

test("a body shorter than it says is a caller who has left", async () => {
  for (const body of ["", "x"]) {
    const request = new Request("http://parvoz.test", { method: "POST", headers: { "content-length": "2" }, body });
    await expect(readText(request)).rejects.toThrow(CallerLeft);
  }
});
