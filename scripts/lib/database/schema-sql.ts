import fs from "node:fs";
import { createRequire } from "node:module";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as engine from "@prisma/schema-engine-wasm/schema_engine_bg";

/**
 * The SQL that creates prisma/schema.prisma from nothing, by Prisma's own schema engine in WebAssembly
 * (the native one is a download, which a fresh machine may not reach).
 */
export async function schemaSql(connectionString: string): Promise<string> {
  const require = createRequire(import.meta.url);
  const glue = require.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const bytes = fs.readFileSync(glue.replace(/\.js$/, ".wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": engine });
  engine.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();

  const files = [{ path: "schema.prisma", content: fs.readFileSync("prisma/schema.prisma", "utf8") }];
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString }));
  const migrator = await engine.SchemaEngine.new({ datamodels: [["schema.prisma", files[0]?.content ?? ""]] }, () => undefined, adapter);
  const result = await migrator.diff({
    from: { tag: "empty" },
    to: { tag: "schemaDatamodel", files },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return result.stdout ?? "";
}
