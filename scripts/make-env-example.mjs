// `npm run make:env-example`: writes `.env.example` from the table of settings.
import fs from "node:fs";
import path from "node:path";
import { root } from "./lib/build/prepare.mjs";
import { envExample } from "./lib/settings/env-example.mjs";

fs.writeFileSync(path.join(root, ".env.example"), envExample());
