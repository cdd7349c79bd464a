import { z } from "zod";
import { processMemory } from "@/lib/util/process-wide";

const keyList = z
  .string()
  .regex(/^[a-z0-9]{1,8}:[0-9a-f]{64}(,[a-z0-9]{1,8}:[0-9a-f]{64})*$/, "must be `id:64 hex digits`, newest first, joined by commas")
  .transform((text) =>
    text.split(",").map((pair) => {
      const [id = "", secret = ""] = pair.split(":");
      return { id, secret: Buffer.from(secret, "hex") };
    }),
  );

/** Digits of the tax office's registers; empty is not set. */
const ikpu = z
  .string()
  .regex(/^(\d{17})?$/, "must be 17 digits")
  .default("");
const packageCode = z
  .string()
  .regex(/^\d{0,20}$/, "must be digits")
  .default("");

/** `HY:123456789,*:987654321`: by airline, `*` for all others. */
const taxIds = z
  .string()
  .regex(/^(([A-Z0-9]{2}|\*):(\d{9}|\d{14})(,(?=.)|$))*$/, "must be `airline:9 or 14 digits` joined by commas, `*` for all other airlines")
  .transform((text) => new Map(text.split(",").map((pair): [string, string] => [pair.split(":")[0] ?? "", pair.split(":")[1] ?? ""])))
  .default(new Map());

/** Who may send schedule messages by mail: an address, or a domain with its @, of one airline or of `*`. */
export interface MailSender {
  carrier: string;
  address: string;
}

/** `HY:ops@uzairways.com,*:@sita.aero` */
const mailSenders = z
  .string()
  .regex(
    /^(([A-Z0-9]{2}|\*):[^\s@,:]*@[^\s@,:]+(,(?=.)|$))*$/,
    "must be `airline:address` or `airline:@domain` joined by commas, `*` for all airlines",
  )
  .transform((text) =>
    text === ""
      ? []
      : text.split(",").map((pair): MailSender => {
          const [carrier = "", address = ""] = pair.split(":");
          return { carrier, address: address.toLowerCase() };
        }),
  )
  .default([]);

const schema = z.object({
  DATABASE_URL: z.string().min(1),
  /** Where the product is reached from outside, without a slash at the end: links in receipts and mails start with it. */
  PUBLIC_URL: z.url().transform((url) => url.replace(/\/+$/, "")),
  /** Signs portal sessions. */
  NEXTAUTH_SECRET: z.string().min(32),
  /** Seal offer ids: `id:64 hex digits`, newest first, joined by commas. */
  QUOTE_KEYS: keyList,
  /** Keys the hashes of passengers that find duplicates: 64 hex digits. Changing it forgets old duplicates. */
  PASSENGER_HASH_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, "must be 64 hex digits")
    .transform((hex) => Buffer.from(hex, "hex")),
  /** Seal the secrets that partners' callbacks are signed with, and those of second factors: `id:64 hex digits`, newest first, joined by commas. */
  SECRETS_KEY: keyList,
  /** Wrap the data keys that personal data are sealed with: `id:64 hex digits`, newest first, joined by commas. */
  DATA_KEYS: keyList,
  /** How long after its last flight a booking keeps personal data: five years. */
  RETENTION_DAYS: z.coerce.number().int().min(1).max(36_500).default(1_826),
  /** So many days before a charter's document runs out the house is warned. */
  CHARTER_WARNING_DAYS: z.coerce.number().int().min(1).max(365).default(14),
  /** Hosts that callbacks may go to wherever they are, our own network included: names or addresses, joined by commas. */
  WEBHOOK_TRUSTED_HOSTS: z
    .string()
    .default("")
    .transform((text) =>
      text
        .toLowerCase()
        .split(",")
        .map((host) => host.trim())
        .filter((host) => host !== ""),
    ),
  /** The server that takes our mails; empty keeps them in the portal's mailbox. */
  SMTP_HOST: z.string().default(""),
  /** 465 speaks TLS from the first byte, every other begins plainly. */
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
  SMTP_USER: z.string().default(""),
  /** Where there is one, nothing goes without TLS. */
  SMTP_PASSWORD: z.string().default(""),
  /** The address that mails come from; the agency's name stands before it. */
  SMTP_FROM: z.union([z.literal(""), z.email().max(254)]).default(""),
  /** The house's bot in Telegram; empty has none. */
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^(\d{1,18}:[A-Za-z0-9_-]{20,100})?$/, "must be a bot's token, as 123456:ABC…")
    .default(""),
  /** Where Telegram's Bot API is reached. */
  TELEGRAM_API_URL: z
    .url()
    .default("https://api.telegram.org")
    .transform((url) => url.replace(/\/+$/, "")),
  /** The folder into which schedule messages come; empty has no inbox. */
  SCHEDULE_INBOX_DIR: z.string().default(""),
  /** Who may send them by mail; the mail server has to verify it. */
  SCHEDULE_MAIL_SENDERS: mailSenders,
  /** The name by which our mail server writes Authentication-Results. */
  SCHEDULE_MAIL_SERVER: z.string().default(""),
  TICKETING_DELAY_SECONDS: z.coerce.number().int().min(0).max(86_400).default(600),
  /** How long an unpaid booking holds its seats. */
  HOLD_MINUTES: z.coerce.number().int().min(1).max(10_080).default(1_440),
  /** How long after its payment a booking can be voided with a full refund. */
  VOID_WINDOW_MINUTES: z.coerce.number().int().min(0).max(525_600).default(1_440),
  /** `1` says plainly on every page that people, companies and flights are invented. */
  DEMO: z.enum(["0", "1"]).default("0"),
  /** What fiscal data name: codes of the tax catalogue for the carriage and for the service's fee, and the carriers' tax ids. */
  FISCAL_CARRIER_IKPU: ikpu,
  FISCAL_CARRIER_PACKAGE_CODE: packageCode,
  FISCAL_CARRIER_TAX_IDS: taxIds,
  FISCAL_SERVICE_IKPU: ikpu,
  FISCAL_SERVICE_PACKAGE_CODE: packageCode,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  /** The address that portal and tier listen on. */
  HOST: z.string().min(1).default("127.0.0.1"),
  /** `1` where everybody may know the password of the demonstration's people; set by the launcher. */
  DEMO_SIGN_IN: z.enum(["0", "1"]).default("0"),
  /** Where the API tier listens. */
  API_PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  /** Where metrics are served; 0 serves none. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_471).default(0),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** How long a server goes on answering after SIGTERM, while it says that it is not ready. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  /** How often the worker checks the ledger; 0 never. */
  LEDGER_CHECK_MINUTES: z.coerce.number().int().min(0).max(1_440).default(60),
  /** How many proxies stand in front; their X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
});

type Env = z.output<typeof schema>;

function parsed<Schema extends z.ZodType>(settings: Schema): z.output<Schema> {
  const result = settings.safeParse(process.env);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment is not complete; see docs/operating.md.\n${lines.join("\n")}`);
}

const dataSettings = schema.pick({ DATA_KEYS: true, RETENTION_DAYS: true });

/**
 * What commands need that work with personal data, parsed once.
 * @throws Error that names every missing or wrong variable
 */
export const personalDataSettings = processMemory("data-settings", () => parsed(dataSettings));

const charters = schema.pick({ CHARTER_WARNING_DAYS: true });

const charterSettings = processMemory("charter-settings", () => parsed(charters));

/** So many days before the last one of a charter's document the house is warned. @throws Error where CHARTER_WARNING_DAYS is no such number */
export function charterWarningDays(): number {
  return charterSettings().CHARTER_WARNING_DAYS;
}

const inbox = schema.pick({ SCHEDULE_INBOX_DIR: true, SCHEDULE_MAIL_SENDERS: true, SCHEDULE_MAIL_SERVER: true });

/**
 * Where schedule messages come in, parsed once: commands that look after the inbox need nothing else.
 * @throws Error that names every wrong variable
 */
export const inboxSettings = processMemory("inbox-settings", () => parsed(inbox));

const connections = z.coerce.number().int().min(1).max(1000).default(20);

/**
 * How many database connections the process may have open at once. Several processes share what the server allows.
 * @throws Error where DATABASE_CONNECTIONS is no such number
 */
export function databaseConnections(): number {
  const parsed = connections.safeParse(process.env.DATABASE_CONNECTIONS);
  if (!parsed.success) throw new Error("DATABASE_CONNECTIONS must be a number from 1 to 1000; see docs/operating.md.");
  return parsed.data;
}

/**
 * The process's settings, parsed once.
 * @throws Error that names every missing or wrong variable
 */
export const env = processMemory("settings", (): Env => withSender(parsed(schema)));

function withSender(settings: Env): Env {
  if (settings.SMTP_HOST !== "" && settings.SMTP_FROM === "")
    throw new Error(
      "The environment is not complete; see docs/operating.md.\n  SMTP_FROM: must be an e-mail address where SMTP_HOST is set",
    );
  return settings;
}

/** Whether mails leave the house; else they are read in the portal's mailbox. */
export function sendsMails(): boolean {
  return env().SMTP_HOST !== "" && env().DEMO !== "1";
}

/** Whether the product is reached over https: then cookies are kept from plain connections, and browsers told to stay with it. */
export function isSecure(): boolean {
  return env().PUBLIC_URL.startsWith("https://");
}

/**
 * Where the database is. Programs that need nothing else, such as the importers, run with this setting alone.
 * @throws Error where DATABASE_URL is missing
 */
export function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set; see docs/operating.md.");
  return url;
}

/**
 * The database without a pooler in between: what lasts longer than a transaction (a session's locks and settings, LISTEN) is lost in one
 * that gives a connection to somebody else after every transaction. The same as `databaseUrl` where nothing else is set.
 * @throws Error where DATABASE_URL is missing
 */
export function directDatabaseUrl(): string {
  return process.env.DIRECT_DATABASE_URL || databaseUrl();
}

/**
 * Whether the demonstration is on: its partners, whose people sign in by a password that is printed. Read by itself, so that commands that need
 * no other setting can ask.
 */
export function isDemonstration(): boolean {
  return process.env.DEMO === "1";
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a name or an address is this machine's own, which nobody else reaches. */
function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/**
 * Whether the demonstration is on and nobody but its own machine reaches it, neither by its address nor by a proxy's (PUBLIC_URL). Elsewhere its
 * passwords are drawn and its operators need a second factor.
 */
export function isPrivateDemonstration(): boolean {
  const { HOST, PUBLIC_URL } = process.env;
  return isDemonstration() && (!HOST || isLoopback(HOST)) && (!PUBLIC_URL || isLoopback(new URL(PUBLIC_URL).hostname));
}

const prepares = z.enum(["0", "1"]).default("1");

/**
 * Whether connections may keep statements by name. A pooler that knows no names of statements (PgBouncer before 1.21, pooling transactions)
 * gives the next statement to a connection that has never seen it.
 * @throws Error where DATABASE_PREPARED_STATEMENTS is neither 0 nor 1
 */
export function preparesStatements(): boolean {
  const parsed = prepares.safeParse(process.env.DATABASE_PREPARED_STATEMENTS);
  if (!parsed.success) throw new Error("DATABASE_PREPARED_STATEMENTS must be 0 or 1; see docs/operating.md.");
  return parsed.data === "1";
}

const inForce = z.array(
  z.object({
    name: z.string(),
    /** Null of a secret. */
    value: z.string().nullable(),
    /** What whoever started it has set; what the start has made or chosen; what holds where nothing is set. */
    source: z.enum(["environment", "start", "default"]),
    isSet: z.boolean(),
  }),
);

/** The settings that the launcher has started this process with, without their secrets; none where something else has started it. */
export function settingsInForce(): z.output<typeof inForce> {
  const text = process.env.SETTINGS_IN_FORCE;
  return text ? inForce.parse(JSON.parse(text)) : [];
}

/** Where compiled schedules are kept between starts and for other processes of the machine; null keeps none. */
export function snapshotFolder(): string | null {
  return process.env.SNAPSHOT_DIR || null;
}
