import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password";

test("the right password opens, another does not, and equal passwords have different hashes", async () => {
  const [one, two] = await Promise.all([hashPassword("parvoz-ўқғҳ"), hashPassword("parvoz-ўқғҳ")]);
  expect(one).not.toBe(two);
  expect(await verifyPassword("parvoz-ўқғҳ", one)).toBe(true);
  expect(await verifyPassword("parvoz-", one)).toBe(false);
});

test.each(["", "scrypt$1", "md5$1$2$3$AA$AA", "plain"])("a malformed hash %j matches nothing", async (hash) => {
  expect(await verifyPassword("", hash)).toBe(false);
});
