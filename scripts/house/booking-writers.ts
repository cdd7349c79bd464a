import fs from "node:fs";

/** What changes or makes rows of the table `booking`, in TypeScript and SQL. */
const WRITES = /\.booking\.(create|createMany|update|updateMany|upsert)\(|\b(insert into|update)\s+"?booking"?(?![\w-])/i;

/** Files of the product that write a booking's row. */
export function bookingWriters(files: readonly string[]): string[] {
  const candidates = files.filter(
    (file) => /^lib\/.*\.ts$|^prisma\/functions\/.*\.sql$/.test(file) && !/\.test\.ts$|\/testing\//.test(file),
  );
  return candidates.filter((file) => WRITES.test(withoutComments(fs.readFileSync(file, "utf8"))));
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*(\/\/|--).*$/gm, "");
}
