import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { buildDocument } from "@/lib/contracts/openapi/build-document";
import type { OpenApiDocument } from "@/lib/contracts/openapi/types";
import { ensureDatabase, startPostgres } from "../../../scripts/lib/database/embedded-postgres.mjs";
import { migrate } from "../../../scripts/lib/database/migrate.mjs";

declare module "vitest" {
  interface ProvidedContext {
    serverUrl: string;
    document: OpenApiDocument;
  }
}

/** One PostgreSQL for the run, with a migrated template from which every test file makes its own database; and the OpenAPI document. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-test-"));
  fs.chmodSync(dataDir, 0o755);
  const server = await startPostgres({ dataDir, throwaway: true });
  await ensureDatabase(server, "template_parvoz");
  await migrate(server.url("template_parvoz"), path.resolve("prisma"));
  project.provide("serverUrl", server.url("postgres"));
  project.provide("document", buildDocument("http://parvoz.test/api/v1"));
  return async () => {
    await server.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
}
