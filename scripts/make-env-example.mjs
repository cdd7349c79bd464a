// `npm run make:env-example`: writes `.env.example` from the table of settings.
import fs from "node:fs";
import path from "node:path";
import { envExample } from "./lib/env-example.mjs";
import { root } from "./lib/prepare.mjs";

fs.writeFileSync(path.join(root, ".env.example"), envExample());
