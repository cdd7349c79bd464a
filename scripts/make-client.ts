// Makes the generated part of the TypeScript client from the OpenAPI document: types, the table of operations, the methods' signatures.
import fs from "node:fs";
import path from "node:path";
import { clientFiles } from "./lib/client-files";

const folder = path.resolve("clients/typescript/generated");
fs.mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(await clientFiles())) fs.writeFileSync(path.join(folder, name), text);
