import fs from "node:fs";
import path from "node:path";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { buildDocument } from "@/lib/contracts/openapi/build-document";
import { clientFiles } from "./client-files";

test("the TypeScript client that set-up makes is what the OpenAPI document says", async () => {
  const made = await clientFiles();
  for (const [name, text] of Object.entries(made)) {
    const file = path.resolve("clients/typescript/generated", name);
    expect(fs.readFileSync(file, "utf8") === text, `${name} is not what the OpenAPI document says`).toBe(true);
  }
}, 120_000);

test("the document is OpenAPI 3.1 by the specification's own rules", async () => {
  // The queries are named for the client; parameters of a path cannot refer to them.
  const config = await createConfig({ extends: ["recommended"], rules: { "no-unused-components": "off" } });
  const lint = async (document: object) => {
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: "openapi.json", config });
    return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
  };
  const document = buildDocument("https://parvoz.example/api/v1");
  expect(await lint(document)).toEqual([]);
  expect(await lint({ ...document, info: {} })).not.toEqual([]);
}, 120_000);
