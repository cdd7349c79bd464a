import fs from "node:fs";
import { marked } from "marked";

const SOURCE = "docs/guides/quick-start.md";

/** What the reader puts in by hand. */
interface Filled {
  baseUrl: string;
  key: string;
}

/**
 * All blocks of one language of the quick start, as one program, in the order in which a reader runs them.
 * @param language as in the guide's fences: `bash`, `ts` or `python`
 */
export function quickStartProgram(language: string, { baseUrl, key }: Filled): string {
  const blocks = marked
    .lexer(fs.readFileSync(SOURCE, "utf8"))
    .flatMap((token) => (token.type === "code" && token.lang === language ? [token.text] : []));
  return blocks.join("\n\n").replaceAll("{{BASE_URL}}", baseUrl).replaceAll("pvz_test_YOUR_KEY", key);
}
