const TOKEN = /^[\w-]{16,64}$/;

/** Anything else never was a token, and PostgreSQL would refuse some of it. */
export function isLinkToken(text: string): boolean {
  return TOKEN.test(text);
}
