#!/usr/bin/env node
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { Parvoz } from "../index.js";
import { listen } from "../lib/listen.js";

const USAGE = `parvoz listen: posts your events to a program on this machine, signed as webhooks are.

  parvoz listen --forward-to http://localhost:3000/webhooks --base-url https://your-parvoz.example --api-key pvz_test_…

  --forward-to   where each event is posted; a port alone is http://localhost:<port>/
  --base-url     address of the service               (or PARVOZ_BASE_URL)
  --api-key      key with the scope read              (or PARVOZ_API_KEY)
  --secret       whsec_… that the events are signed with; a new one is made and shown without it (or PARVOZ_WEBHOOK_SECRET)
  --types        only these types, separated by commas
  --from-oldest  begin with the oldest event that is kept instead of the next one
`;

const OPTIONS = {
  "forward-to": { type: "string" },
  "base-url": { type: "string", default: process.env.PARVOZ_BASE_URL },
  "api-key": { type: "string", default: process.env.PARVOZ_API_KEY },
  secret: { type: "string", default: process.env.PARVOZ_WEBHOOK_SECRET },
  types: { type: "string" },
  "from-oldest": { type: "boolean", default: false },
  help: { type: "boolean", default: false },
};

/** @throws Error that says what is missing */
function read() {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (values.help || positionals[0] !== "listen" || positionals.length > 1) return null;
  for (const name of ["forward-to", "base-url", "api-key"]) if (!values[name]) throw new Error(`--${name} is missing`);
  const forwardTo = /^\d+$/.test(values["forward-to"]) ? `http://localhost:${values["forward-to"]}/` : values["forward-to"];
  if (!URL.canParse(forwardTo)) throw new Error(`--forward-to is no address: ${forwardTo}`);
  return {
    parvoz: new Parvoz({ baseUrl: values["base-url"], apiKey: values["api-key"] }),
    forwardTo,
    secret: values.secret ?? `whsec_${randomBytes(32).toString("base64")}`,
    types: values.types?.split(",").map((type) => type.trim()),
    start: values["from-oldest"] ? "oldest" : "now",
  };
}

try {
  const options = read();
  if (options) {
    console.log(`Events go to ${options.forwardTo}, signed with ${options.secret}`);
    await listen({ ...options, report: (line) => console.log(line) });
  } else console.log(USAGE);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
