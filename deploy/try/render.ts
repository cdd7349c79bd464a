import fs from "node:fs";
import path from "node:path";

/** What stands in a template for {{name}}. */
export type Values = Readonly<Record<string, string>>;

/**
 * A file of deploy/ with its {{names}} filled in.
 * @throws Error that names the first for which there is no value
 */
export function render(template: string, values: Values): string {
  const text = fs.readFileSync(path.join(import.meta.dirname, "..", template), "utf8");
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template}: nothing is known of {{${name}}}`);
    return value;
  });
}
