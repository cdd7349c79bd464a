import { expect, test } from "vitest";
import { hostOf, isReachable, localUrl } from "./hosts.mjs";

const env = (own: Record<string, string>) => ({ NODE_ENV: "test", ...own }) as const;

test("nothing is set: only this machine reaches it", () => {
  expect([hostOf(env({})), hostOf(env({ HOST: "" })), hostOf(env({ HOST: "::" }))]).toEqual(["127.0.0.1", "127.0.0.1", "::"]);
});

test.each([
  [{}, false],
  [{ HOST: "127.0.2.1", PUBLIC_URL: "http://127.0.3.1:8080" }, false],
  [{ HOST: "::1", PUBLIC_URL: "http://[::1]:3000" }, false],
  [{ HOST: "localhost", PUBLIC_URL: "http://localhost:3000" }, false],
  [{ HOST: "0.0.0.0" }, true],
  [{ HOST: "::" }, true],
  [{ HOST: "192.168.1.5" }, true],
  [{ HOST: "127.evil.example" }, true],
  [{ PUBLIC_URL: "https://parvoz.example" }, true],
])("who reaches %o", (own, reached) => {
  expect(isReachable(env(own))).toBe(reached);
});

test("a server on every address is asked at this machine's own", () => {
  const urls = ["0.0.0.0", "::", "192.168.1.5", "127.0.0.1"].map((host) => localUrl({ host, port: 3000 }));
  expect(urls).toEqual(["http://127.0.0.1:3000", "http://[::1]:3000", "http://192.168.1.5:3000", "http://127.0.0.1:3000"]);
});
