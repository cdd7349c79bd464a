import { expect, test } from "vitest";
import { checkLent } from "./demonstration.mjs";

const beside = (own: Record<string, string>, running: Parameters<typeof checkLent>[1]) => () =>
  checkLent({ NODE_ENV: "test", PUBLIC_URL: "http://localhost:3000", ...own }, running);
const HERE = { pid: 1, demo: true, host: "127.0.0.1", publicUrl: "http://localhost:3000" };

test.each<Record<string, string>>([{ HOST: "0.0.0.0" }, { HOST: "192.168.1.5" }, { PUBLIC_URL: "https://parvoz.example" }])(
  "a tier that others reach (%o) stands beside no demonstration whose passwords everybody knows",
  (own) => {
    expect(beside(own, HERE)).toThrow("Start `npm start` with the same HOST and PUBLIC_URL");
    expect(beside(own, { pid: 1, demo: true })).toThrow();
    expect(beside(own, { ...HERE, host: "0.0.0.0" })).not.toThrow();
    expect(beside(own, { ...HERE, publicUrl: "https://parvoz.example" })).not.toThrow();
    expect(beside(own, { ...HERE, demo: false })).not.toThrow();
  },
);

test("one that this machine alone reaches stands beside any", () => {
  expect(beside({}, HERE)).not.toThrow();
});
