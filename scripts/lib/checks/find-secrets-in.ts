/** Something that looks like a secret. */
export interface Finding {
  line: number;
  kind: string;
  /** Its first letters: a report of secrets must not be one. */
  beginning: string;
}

/** Secrets by the form that their issuers give them. */
const FORMS: readonly (readonly [kind: string, form: RegExp])[] = [
  ["private key", /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[A-Za-z0-9+/]{20}/],
  ["key of AWS", /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ["token of GitHub", /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{50,})\b/],
  ["token of npm", /\bnpm_[A-Za-z0-9]{36}\b/],
  ["token of Slack", /\bxox[abprs]-[A-Za-z0-9-]{20,}/],
  ["key of Google", /\bAIza[\w-]{35}\b/],
  ["key of Stripe", /\b[rs]k_live_[A-Za-z0-9]{20,}/],
  ["bot of Telegram", /\b\d{8,10}:AA[\w-]{33}\b/],
  ["JSON Web Token", /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/],
  ["credential of Parvoz", /\bpvz_(?:live_|test_)?[\w-]{32}\b/],
  ["password in an address", /\b[a-z][a-z+]*:\/\/[^\s:@/"'`$<{]+:(?![$<{*…])[^\s:@/"'`]{6,}@(?!(?:localhost|127\.0\.0\.1)\b)[\w.-]+/],
];

/** `password = "…"`, `"apiKey": "…"`, `SECRET=…` in settings. */
const NAMED = /\b\w*(?:password|passwd|secret|token|api_?key|passphrase|private_?key)\w*["']?\s*[:=]\s*["'`]([^"'`\s$<{]{16,})["'`]/gi;
const SETTING = /^\s*(?:export\s+)?[A-Z_]*(?:PASSWORD|SECRET|TOKEN|KEY|KEYS|PASSPHRASE)=["']?([^\s"'$<{]{16,})/gm;

/** Bits of surprise in each character: words stay below, what was drawn by chance is above. */
const SURPRISING_BITS = 3.7;

/** What of a text looks like a secret: of a known form, or given a secret's name and drawn by chance as it seems. */
export function findSecretsIn(text: string): Finding[] {
  const formed = FORMS.flatMap(([kind, form]) =>
    [...text.matchAll(new RegExp(form, "g"))].map((match) => finding(text, kind, match, match[0])),
  );
  const named = [...text.matchAll(NAMED), ...text.matchAll(SETTING)]
    .filter(([, value = ""]) => surpriseOf(value) > SURPRISING_BITS && /\d/.test(value) && /[a-z]/i.test(value))
    .map((match) => finding(text, "value of a secret's name", match, match[1] ?? ""));
  return [...formed, ...named].sort((left, right) => left.line - right.line);
}

function finding(text: string, kind: string, { index = 0 }: RegExpMatchArray, value: string): Finding {
  return { line: text.slice(0, index).split("\n").length, kind, beginning: value.slice(0, 8) };
}

/** Shannon's entropy of its characters, bits each. */
export function surpriseOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  const length = [...text].length;
  return [...counts.values()].reduce((sum, count) => sum - (count / length) * Math.log2(count / length), 0);
}
