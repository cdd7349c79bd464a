import { expect, test } from "vitest";
import { hashPassword } from "@/lib/crypto/password";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { readSecondFactor } from "@/lib/services/access/second-factor/read-second-factor";
import { signIn } from "@/lib/services/access/sign-in/sign-in";
import { drawPasswords, PUBLISHED_PASSWORD } from "@/lib/services/operations/demonstration/draw-passwords";
import { makeSomebody, PASSWORD, type Somebody } from "@/tests/support/person";

process.env.DEMO = "1";

async function makeDemoPerson(role: "admin" | "operator", password: string): Promise<Somebody> {
  const person = await makeSomebody(role);
  await db().partner.update({ where: { id: person.partnerId }, data: { isDemo: true } });
  await db().user.update({ where: { id: person.userId }, data: { passwordHash: await hashPassword(password) } });
  return person;
}

const attempt = ({ email }: Somebody, password: string) =>
  signIn({ email, password, code: "", address: "192.0.2.1", userAgent: "", now: new Date() }).then(
    () => "signed in",
    (error: unknown) => (error instanceof AppError ? error.kind : "failed"),
  );

test("a demonstration that others reach has no password that everybody knows, and lets no operator off", async () => {
  const agent = await makeDemoPerson("admin", PUBLISHED_PASSWORD);
  const operator = await makeDemoPerson("operator", PUBLISHED_PASSWORD);
  const own = await makeDemoPerson("admin", PASSWORD);
  expect(await attempt(agent, PUBLISHED_PASSWORD)).toBe("signed in");
  const drawn = await drawPasswords({ now: new Date() });
  expect(drawn.map(({ email, enrolmentCode }) => [email, enrolmentCode !== null])).toEqual([
    [agent.email, false],
    [operator.email, true],
  ]);
  expect(await attempt(agent, PUBLISHED_PASSWORD)).toBe("wrong_credentials");
  expect(await attempt(agent, drawn[0]?.password ?? "")).toBe("signed in");
  expect(await attempt(own, PASSWORD)).toBe("signed in");
  expect(await db().userSession.count({ where: { userId: agent.userId, endedAt: null } })).toBe(1);
  expect(await drawPasswords({ now: new Date() })).toEqual([]);
});

test.each([
  [{ HOST: "0.0.0.0", PUBLIC_URL: "http://localhost:3000" }, true],
  [{ HOST: "", PUBLIC_URL: "https://parvoz.example" }, true],
  [{ HOST: "127.0.0.1", PUBLIC_URL: "http://localhost:3000" }, false],
])("the second factor of its operators where it is reached by %o", async (settings, isObligatory) => {
  Object.assign(process.env, settings);
  const { userId } = await makeDemoPerson("operator", PASSWORD);
  expect(await readSecondFactor({ userId })).toMatchObject({ is_obligatory: isObligatory, is_let_off: !isObligatory });
});
