import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { findSecretsIn } from "./find-secrets-in";

/** Checksums of packages, and pictures. */
const NOT_READ = /(^|\/)package-lock\.json$|\.(png|ico|woff2?|gz)$/;
const LARGEST_BYTES = 5_000_000;

/** What looks like a secret and opens nothing. */
const KNOWN: readonly (readonly [file: string, beginning: string])[] = [
  // Examples of the documentation.
  ["lib/contracts/interface/operations/access/mint-token.ts", "pvz_EXAM"],
  ["lib/contracts/interface/examples/webhooks.ts", "whsec_RV"],
  // An address that must be refused.
  ["lib/services/channels/callbacks/sender/callback-url.test.ts", "https://"],
  // Passwords that are wrong, or looked for in logs.
  ["tests/api/database-away.test.ts", "01234567"],
  ["tests/api/logs.test.ts", "Zx8-Secr"],
  // The certificate of a receiver on 127.0.0.1.
  ["tests/callbacks/webhooks-sender.test.ts", "-----BEG"],
];

function trackedFiles(): string[] {
  return execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" })
    .split("\0")
    .filter((file) => file !== "" && !NOT_READ.test(file));
}

test("no tracked file holds a key, a token or a password", () => {
  const files = trackedFiles();
  expect(files.length).toBeGreaterThan(100);
  const found = files
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile() && statSync(file).size < LARGEST_BYTES)
    .flatMap((file) => findSecretsIn(readFileSync(file, "utf8")).map(({ line, kind, beginning }) => ({ file, line, kind, beginning })))
    .filter(({ file, beginning }) => !KNOWN.some(([known, start]) => known === file && start === beginning));
  expect(found).toEqual([]);
});

/** Put together here, so that this file holds none itself. */
const DRAWN = ["q7Zr2Kx", "9VbN4mTe", "W8sLp3Yd"].join("");

test.each([
  ["private key", `-----BEGIN ${"PRIVATE KEY"}-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC`],
  ["private key", `-----BEGIN RSA ${"PRIVATE KEY"}-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC`],
  ["key of AWS", `id: AKIA${"IOSFODNN7EXAMPLE"}`],
  ["token of GitHub", `ghp_${"a1B2".repeat(9)}`],
  ["credential of Parvoz", `Bearer pvz_live_${"aB3-".repeat(8)}`],
  ["password in an address", `DATABASE_URL=postgres://parvoz:${"hunter2x"}@db.example.com/parvoz`],
  ["value of a secret's name", `const apiKey = "${DRAWN}";`],
  ["value of a secret's name", `{"client_secret": "${DRAWN}"}`],
  ["value of a secret's name", `\nNEXTAUTH_SECRET=${DRAWN}\n`],
])("a %s is found", (kind, text) => {
  expect(findSecretsIn(`first line\n${text}`).map((finding) => finding.kind)).toContain(kind);
});

test.each([
  ['const password = "parvoz-demo-2026";'],
  ['process.env.DATA_KEYS = "k1:" + "4".repeat(64);'],
  ['tokens: { placeholder: "your-token-goes-here" }'],
  ["DATABASE_URL=postgres://parvoz:<password>@db.example.com/parvoz"],
  ["postgres://postgres:secret-of-a-test@127.0.0.1:5432/x"],
])("%s is none", (text) => {
  expect(findSecretsIn(text)).toEqual([]);
});
