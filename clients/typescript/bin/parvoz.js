#!/usr/bin/env node
import { Parvoz } from "../index.js";
import { listen } from "../lib/listen.js";
import { readListenArguments } from "../lib/listen-arguments.js";
import { ListenPlace, placeFile } from "../lib/listen-place.js";

const USAGE = `parvoz listen: posts your events to a program on this machine, signed as webhooks are.

  parvoz listen --forward-to http://localhost:3000/webhooks

  --forward-to   where each event is posted; a port alone is http://localhost:<port>/
  --base-url     address of the service               (or PARVOZ_BASE_URL)
  --api-key      key with the scope read              (or PARVOZ_API_KEY: other people of the machine see arguments)
  --secret       whsec_… that the events are signed with (or PARVOZ_WEBHOOK_SECRET); without it one is made and kept with the place
  --types        only these types, separated by commas
  --from-oldest  begin with the oldest event that is kept
  --from-now     begin with the next event that happens, as the first time
  --place        file that keeps the place, so that the next start goes on with the event after the last one that was taken
`;

async function run([command, ...args]) {
  if (command === undefined || [command, ...args].some((word) => word === "--help" || word === "-h")) return console.log(USAGE);
  if (command !== "listen") throw new Error("the command is listen: parvoz --help tells how");
  const { baseUrl, apiKey, isAnew, ...told } = readListenArguments(args, process.env);
  const parvoz = new Parvoz({ baseUrl, apiKey });
  const place = new ListenPlace(told.place ?? placeFile({ baseUrl, apiKey, ...told }));
  if (isAnew) place.keep({});
  const { origin, pathname } = new URL(told.forwardTo);
  console.log(`Events go to ${origin}${pathname}, signed with ${told.secret ? "your secret" : `the secret in ${place.file}`}`);
  await listen({ ...told, parvoz, place, secret: told.secret ?? place.secret(), report: (line) => console.log(line) });
}

run(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
