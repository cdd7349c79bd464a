import { parseArgs } from "node:util";
import { rootOf } from "./check-options.js";
import { secretBytes } from "./secret-bytes.js";

const OPTIONS = {
  "forward-to": { type: "string" },
  "base-url": { type: "string" },
  "api-key": { type: "string" },
  secret: { type: "string" },
  types: { type: "string" },
  "from-oldest": { type: "boolean" },
  "from-now": { type: "boolean" },
  place: { type: "string" },
};

/**
 * What `parvoz listen` was told by its arguments, else by the environment. No text of an error shows a value that may be a secret.
 * @throws Error that says what is missing or wrong
 */
export function readListenArguments(args, env) {
  const { values } = parse(args);
  const given = (name, variable) => values[name] ?? (env[variable] || undefined);
  const forwardTo = forwardAddress(required("forward-to", values["forward-to"]));
  const baseUrl = required("base-url", given("base-url", "PARVOZ_BASE_URL"));
  const apiKey = required("api-key", given("api-key", "PARVOZ_API_KEY"));
  const secret = given("secret", "PARVOZ_WEBHOOK_SECRET");
  if (secret !== undefined) secretBytes(secret);
  if (values["from-oldest"] && values["from-now"]) throw new Error("--from-oldest and --from-now exclude each other");
  return {
    forwardTo,
    baseUrl: rootOf(baseUrl),
    apiKey,
    secret,
    types: typesOf(values.types),
    start: values["from-oldest"] ? "oldest" : "now",
    isAnew: Boolean(values["from-oldest"] || values["from-now"]),
    place: values.place,
  };
}

function parse(args) {
  try {
    return parseArgs({ args, options: OPTIONS });
  } catch (error) {
    if (error.code !== "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL") throw error;
    // It would be quoted, and may be a key.
    throw new Error("there is a word too many: every value follows the name of its option");
  }
}

function required(name, value) {
  if (!value) throw new Error(`--${name} is missing`);
  return value;
}

function forwardAddress(text) {
  const isPort = /^\d+$/.test(text);
  if (isPort && !(Number(text) >= 1 && Number(text) <= 65_535)) throw new Error("--forward-to is no port: give one from 1 to 65535");
  const written = isPort ? `http://localhost:${text}/` : text;
  const url = URL.canParse(written) ? new URL(written) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error("--forward-to is no address: give a port, or one that begins with http:// or https://");
  if (url.username || url.password) throw new Error("--forward-to must have no user name and no password");
  return url.href;
}

function typesOf(text) {
  if (text === undefined) return undefined;
  const types = text.split(",").map((type) => type.trim());
  if (types.some((type) => !/^[a-z_]+\.[a-z_]+$/.test(type)))
    throw new Error("--types is no list of types: booking.ticketed,booking.refunded");
  return types;
}
