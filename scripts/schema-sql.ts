// Prints the SQL that creates prisma/schema.prisma from nothing, to take a new migration's statements from.
import { readCommandLine } from "./lib/commands/command-line";
import { schemaSql } from "./lib/database/schema-sql";

try {
  readCommandLine(process.argv.slice(2), { usage: "npm run schema:sql" });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const url = process.env.DATABASE_URL;
if (!url) {
  console.error("schema:sql needs DATABASE_URL: any PostgreSQL database; nothing is written to it.");
  process.exit(1);
}
console.log(await schemaSql(url));
process.exit(0);
