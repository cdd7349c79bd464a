import { afterEach, expect, it, vi } from "vitest";
import { INVENTED, markedText } from "./demonstration";
import { tableFileOf } from "./table-file";

afterEach(() => vi.unstubAllEnvs());

const table = () => tableFileOf({ file: "sales", format: "csv", sheet: { name: "Sales", headings: ["Sold"], rows: [[1]] } });
const textOf = ({ content }: { content: string }) => Buffer.from(content, "base64").toString("utf8");

it("marks tables and passenger lists of the demonstration in their name and as a line, and no others", () => {
  vi.stubEnv("DEMO", "0");
  expect([table().name, textOf(table())]).toEqual(["sales.csv", "\ufeffSold\r\n1\r\n"]);
  expect(markedText("PNL\r\nENDPNL\r\n")).toBe("PNL\r\nENDPNL\r\n");
  vi.stubEnv("DEMO", "1");
  expect([table().name, textOf(table())]).toEqual(["demonstration-sales.csv", `\ufeffSold\r\n1\r\n${INVENTED}\r\n`]);
  const lines = markedText("PNL\r\nENDPNL\r\n").split("\r\n");
  expect([lines[0], lines.at(-2)]).toEqual([INVENTED, INVENTED]);
});
