import type { Credentials } from "../credentials";

/** What a request carries, by what is wrong with it. */
export type Carried = readonly [what: string, headers: Record<string, string>];

interface Known {
  own: Credentials;
  /** What is a key elsewhere: of a status page, of a receipt, a booking's id and number. */
  elsewhere: readonly string[];
}

/** Everything that stands for nobody though it looks like a credential, or is a part of one, or opens something else. */
export function noCredentials({ own, elsewhere }: Known): Carried[] {
  const { fullKey, token } = own;
  const headers = {
    nothing: "",
    "the scheme alone": "Bearer",
    "the scheme and a space": "Bearer ",
    "a made-up token": "Bearer pvz_made_up_made_up_made_up",
    "an expired token": `Bearer ${own.expiredToken}`,
    "a revoked key": `Bearer ${own.revokedKey}`,
    "a key without its last letter": `Bearer ${fullKey.slice(0, -1)}`,
    "a key and a letter more": `Bearer ${fullKey}A`,
    "a key in capital letters": `Bearer ${fullKey.toUpperCase()}`,
    "the visible beginning of a key": `Bearer ${fullKey.slice(0, 14)}`,
    "two keys": `Bearer ${fullKey} ${fullKey}`,
    "two headers that a proxy has joined": `Bearer ${fullKey}, Bearer ${fullKey}`,
    "a key without a scheme": fullKey,
    "a key of another scheme": `Token ${fullKey}`,
    "a key as name and password": `Basic ${Buffer.from(`${fullKey}:`).toString("base64")}`,
    "a token far too long": `Bearer ${token.repeat(200)}`,
    "a piece of SQL": "Bearer '||(select/**/1)||'",
  };
  const inHeaders = Object.entries(headers).map(([what, authorization]): Carried => [what, { authorization }]);
  const ofElsewhere = elsewhere.map(
    (key): Carried => [`what opens something else, ${key.length} letters`, { authorization: `Bearer ${key}` }],
  );
  return [
    ["no header", {}],
    ...inHeaders,
    ...ofElsewhere,
    [
      "a key in another header",
      { "x-api-key": fullKey, "x-authorization": `Bearer ${fullKey}`, "proxy-authorization": `Bearer ${fullKey}` },
    ],
    [
      "a key in cookies",
      { cookie: `authorization=Bearer ${fullKey}; token=${fullKey}; next-auth.session-token=${fullKey}`, "x-parvoz-portal": "1" },
    ],
    ["a name in headers of a proxy", { "x-forwarded-user": "agent@parvoz.example", "x-remote-user": "admin", "x-user-id": "1" }],
  ];
}
