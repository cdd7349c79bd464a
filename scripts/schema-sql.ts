// Prints the SQL that creates prisma/schema.prisma from nothing, to take a new migration's statements from.
import { schemaSql } from "./lib/schema-sql";

const url = process.env.DATABASE_URL;
if (!url) {
  console.error("schema:sql needs DATABASE_URL: any PostgreSQL database; nothing is written to it.");
  process.exit(1);
}
console.log(await schemaSql(url));
process.exit(0);
