import fc from "fast-check";

/** Texts at which programs have stumbled: empty, invisible, half a character, too long, another language's syntax, and what looks like something else. */
export const HOSTILE_TEXTS = [
  ...["", " ", "\0", "a\0b", "\ud800", "\udfff\ud800", "\ufeff", "\u202egnp.exe", "\u200b", "\u0007\u001b[31m", "\r\nSet-Cookie: a=b"],
  ...[
    "'",
    "' or '1'='1",
    "'; drop table booking; --",
    "$1",
    "\\",
    "\\'",
    '"',
    '{"$ne":null}',
    "$".concat("{jndi:ldap://localhost/a}"),
    "{{7*7}}",
    "%s%n%x",
  ],
  ...[
    "<script>alert(1)</script>",
    "javascript:alert(1)",
    "../../../../etc/passwd",
    "..%2f..%2f",
    "%00",
    "%",
    "%zz",
    "%c0%af",
    "file:///etc/passwd",
  ],
  ...[
    "=1+1",
    "@SUM(A1)",
    "NaN",
    "Infinity",
    "-0",
    "1e309",
    "0x10",
    "9".repeat(40),
    "-1",
    "1.5",
    "true",
    "null",
    "undefined",
    "[object Object]",
  ],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "Ўзбек",
    "İstanbul",
    "ﬀ",
    "ß",
    "🛫👨‍👩‍👧",
    "Z͑ͫ̓ͪ̂ͫ̽",
    "2026-02-30",
    "0000-00-00",
    "9999-12-31",
    "+275760-09-13",
  ],
  ...["a".repeat(5_000), "[".repeat(200), `${"0".repeat(200)}1`, "a@b", "+998", "HY ", "\u0130".repeat(50)],
] as const;

const HOSTILE_THINGS = [
  0,
  -1,
  -0,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  2 ** 31,
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { a: { b: { c: {} } } },
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
);

/** Anything that JSON can say, where something else is expected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...HOSTILE_THINGS) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 6 }) },
  { weight: 1, arbitrary: fc.array(fc.constant("x"), { minLength: 300, maxLength: 1_200 }) },
);
