import { z } from "zod";

interface Person {
  email: string;
  password: string;
  /** What they alone may read. */
  reads: string;
}

/** Somebody at the page of sign-in: next-auth's token against forgery, and the cookie that goes with it. */
export async function openSignIn(port: number): Promise<{ cookie: string; csrfToken: string }> {
  const asked = await fetch(`http://127.0.0.1:${port}/api/auth/csrf`);
  const { csrfToken } = z.object({ csrfToken: z.string() }).parse(await asked.json());
  return { cookie: cookiesOf(asked), csrfToken };
}

/**
 * Signs in at the portal as its own page does.
 * @returns header fields of who is signed in
 * @throws Error where they are not let in: requests of theirs would try the refusal alone
 */
export async function signIn(port: number, { email, password, reads }: Person): Promise<Record<string, string>> {
  const { cookie, csrfToken } = await openSignIn(port);
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/callback/credentials`, {
    method: "POST",
    headers: { cookie },
    body: new URLSearchParams({ csrfToken, email, password, json: "true" }),
    redirect: "manual",
  });
  const headers = { cookie: cookiesOf(answer), "x-parvoz-portal": "1" };
  const { status } = await fetch(`http://127.0.0.1:${port}${reads}`, { headers });
  if (status !== 200) throw new Error(`${email} has signed in, and is answered ${status} at ${reads}`);
  return headers;
}

function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
