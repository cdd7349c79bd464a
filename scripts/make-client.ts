// Makes the generated parts of the TypeScript and Python clients from the OpenAPI document: types, the table of operations, the methods.
import fs from "node:fs";
import path from "node:path";
import { clientFiles } from "./lib/clients/client-files";
import { pythonClientFiles } from "./lib/clients/python-client-files";

function write(folder: string, files: Readonly<Record<string, string>>): void {
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
}

write("clients/typescript/generated", await clientFiles());
write("clients/python/parvoz/generated", pythonClientFiles());
