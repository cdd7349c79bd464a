// Every command of `npx parvoz`: its group, how it is written, what it does, and which program of scripts/ runs it. Plain JavaScript without imports,
// because help is given before anything is installed.

/**
 * @typedef {object} Command
 * @property {string} group one of GROUPS
 * @property {string} program file of scripts/
 * @property {readonly string[]} [words] what that program is told before the words of the command line
 * @property {string} takes words and flags behind the command's name; empty for none
 * @property {string} says one line, without a full stop
 * @property {string} [more] what else somebody who runs it for the first time wants to know
 */

export const GROUPS = ["run", "agencies", "data", "money and stock", "operation"];

const FILES = "FILE… [--dry-run] [--strict] [--allow-loss=PERCENT] [--json[=FILE]]";
const ROLES = "agent|admin|accountant|viewer|operator";

/** @type {Readonly<Record<string, Command>>} */
export const COMMANDS = {
  start: { group: "run", program: "start.mjs", takes: "", says: "starts everything, as npm start does" },
  "serve-api": {
    group: "run",
    program: "serve-api.mjs",
    takes: "",
    says: "answers the interface alone, for partners' programs, on all cores",
    more: "Beside a running npm start, or alone. API_PORT and API_PROCESSES stand before it. A service runs node scripts/parvoz.mjs serve-api.",
  },
  "demo change-schedule": {
    group: "run",
    program: "demo.ts",
    words: ["change-schedule"],
    takes: "[--kind=KIND] [--flight=HY271 | --booking=NUMBER] [--dry-run] [--json]",
    says: "lets the demonstration's airlines change flights",
    more: "Kinds and what they do: data/demo/README.md.",
  },
  "demo sell-seats": {
    group: "run",
    program: "demo.ts",
    words: ["sell-seats"],
    takes: "[--json]",
    says: "brings the demonstration's invented sales up to today",
  },
  "demo make-bookings": {
    group: "run",
    program: "demo.ts",
    words: ["make-bookings"],
    takes: "--port=3000 [--json]",
    says: "fills the demonstration's agency with bookings, beside a running product",
  },
  "demo remove": {
    group: "run",
    program: "remove-demo.mjs",
    takes: "[--dry-run] [--json]",
    says: "removes the demonstration and what was done with it",
  },
  "partner list": {
    group: "agencies",
    program: "partner.ts",
    words: ["list"],
    takes: "[--json]",
    says: "every agency with its state, currencies, terms and balances",
  },
  "partner add": {
    group: "agencies",
    program: "partner.ts",
    words: ["add"],
    takes: 'CODE "NAME" --currency UZS [--fee 25000] [--markup-percent 3] [--credit 0] [--json]',
    says: "opens an agency",
    more: "Then it needs a person (partner user) and money (partner deposit).",
  },
  "partner terms": {
    group: "agencies",
    program: "partner.ts",
    words: ["terms"],
    takes: "CODE [--fee 25000] [--markup-percent 3] [--credit 0] [--json]",
    says: "changes fee, markup and credit in its first currency",
    more: "What is not named stays as it is.",
  },
  "partner currency": {
    group: "agencies",
    program: "partner.ts",
    words: ["currency"],
    takes: "CODE USD [--fee 2.50] [--credit 0] [--take-back] [--json]",
    says: "lets it pay in a further currency, or changes the terms of one",
    more: "Back again: partner currency CODE USD --take-back.",
  },
  "partner limits": {
    group: "agencies",
    program: "partner.ts",
    words: ["limits"],
    takes: "CODE search=20 offer=40 book=20 read=100 [--reset] [--json]",
    says: "sets how many requests it may send in a second",
    more: "Of the classes that are named. Back again: search=default, or --reset alone for all of them.",
  },
  "partner suspend": {
    group: "agencies",
    program: "partner.ts",
    words: ["suspend"],
    takes: "CODE [--json]",
    says: "nothing more is sold by it and nobody of it signs in",
    more: "Bookings that were made go on. Back again: partner resume.",
  },
  "partner resume": { group: "agencies", program: "partner.ts", words: ["resume"], takes: "CODE [--json]", says: "opens it again" },
  "partner user": {
    group: "agencies",
    program: "partner.ts",
    words: ["user"],
    takes: `CODE EMAIL "NAME" [--role ${ROLES}] [--house-roles administrator,sales,…] [--json]`,
    says: "adds a person, and prints the password once",
    more: "An address that has an account is refused: see partner change-user and partner reset-password. CODE house is the house itself: its people are operators, who need --house-roles.",
  },
  "partner change-user": {
    group: "agencies",
    program: "partner.ts",
    words: ["change-user"],
    takes: `EMAIL [--role ${ROLES}] [--name "NAME"] [--house-roles administrator,sales,…] [--json]`,
    says: "changes somebody's role or name; the password stays",
    more: "Who becomes an operator needs --house-roles: nobody is an administrator unasked.",
  },
  "partner suspend-user": {
    group: "agencies",
    program: "partner.ts",
    words: ["suspend-user"],
    takes: "EMAIL [--json]",
    says: "signs somebody out and keeps them out",
    more: "Back again: partner resume-user.",
  },
  "partner resume-user": {
    group: "agencies",
    program: "partner.ts",
    words: ["resume-user"],
    takes: "EMAIL [--json]",
    says: "lets somebody in again",
  },
  "partner reset-password": {
    group: "agencies",
    program: "partner.ts",
    words: ["reset-password"],
    takes: "EMAIL [--json]",
    says: "prints a link that sets a new password, once, within 30 minutes",
  },
  "partner reset-second-factor": {
    group: "agencies",
    program: "partner.ts",
    words: ["reset-second-factor"],
    takes: "EMAIL [--json]",
    says: "for whoever has lost phone and recovery codes",
  },
  "partner second-factor-code": {
    group: "agencies",
    program: "partner.ts",
    words: ["second-factor-code"],
    takes: "EMAIL [--json]",
    says: "the code with which an operator sets up the first second factor",
  },
  "partner logo": {
    group: "agencies",
    program: "partner.ts",
    words: ["logo"],
    takes: "CODE [FILE] [--remove] [--json]",
    says: "puts a logo on its receipts (PNG, at most 500 × 160), or removes it",
  },
  "import schedule": {
    group: "data",
    program: "import.ts",
    words: ["schedule"],
    takes: `${FILES} [--allow-empty], or --undo [--to=NUMBER], or --list`,
    says: "schedules of airlines (SSIM chapter 7)",
    more: "docs/importing-schedules.md",
  },
  "import messages": {
    group: "data",
    program: "import.ts",
    words: ["messages"],
    takes: "FILE… [--dry-run] [--json[=FILE]]",
    says: "changes of schedules (SSM, ASM)",
    more: "docs/schedule-messages.md",
  },
  "import fares": {
    group: "data",
    program: "import.ts",
    words: ["fares"],
    takes: `${FILES} [--allow-prices], or --undo`,
    says: "fares of airlines",
    more: "docs/importing-fares.md",
  },
  "import inventory": {
    group: "data",
    program: "import.ts",
    words: ["inventory"],
    takes: `${FILES}, or --undo`,
    says: "how much of a cabin each booking class may sell",
  },
  "import taxes": {
    group: "data",
    program: "import.ts",
    words: ["taxes"],
    takes: `${FILES} [--allow-prices], or --undo`,
    says: "taxes and charges",
  },
  "import baggage": {
    group: "data",
    program: "import.ts",
    words: ["baggage"],
    takes: `${FILES} [--allow-prices], or --undo`,
    says: "prices of bags",
  },
  "import rates": {
    group: "data",
    program: "import.ts",
    words: ["rates"],
    takes: `${FILES} [--allow-prices], or --undo`,
    says: "exchange rates",
  },
  "import interline": {
    group: "data",
    program: "import.ts",
    words: ["interline"],
    takes: FILES,
    says: "which airlines ticket each other's flights",
  },
  "import entry-rules": {
    group: "data",
    program: "import.ts",
    words: ["entry-rules"],
    takes: FILES,
    says: "which documents a country asks of whom",
  },
  "import reference": {
    group: "data",
    program: "import.ts",
    words: ["reference"],
    takes: `TABLE ${FILES.replace("FILE…", "FILE")}`,
    says: "airports, cities, carriers, aircraft, countries, connecting times, time-zone rules",
    more: "docs/reference-data.md",
  },
  "import coupons": {
    group: "data",
    program: "import.ts",
    words: ["coupons"],
    takes: "FILE… [--json[=FILE]]",
    says: "what airlines report of tickets: flown, no-show",
    more: "docs/operating.md",
  },
  "export schedule": {
    group: "data",
    program: "export-schedule.ts",
    takes: "[--carrier HY] [--from 2026-12-01] [--to 2027-03-27] [--json] FILE",
    says: "writes schedules as SSIM chapter 7",
  },
  "inbox list": {
    group: "data",
    program: "inbox.ts",
    words: ["list"],
    takes: "[--open] [--json]",
    says: "schedule messages that came in, and what became of them",
    more: "With --open only what is to be settled.",
  },
  "inbox read": {
    group: "data",
    program: "inbox.ts",
    words: ["read"],
    takes: "[--json]",
    says: "takes in what lies in SCHEDULE_INBOX_DIR, and applies it",
  },
  "inbox retry": {
    group: "data",
    program: "inbox.ts",
    words: ["retry"],
    takes: "NUMBER [--json]",
    says: "reads once more what was refused of one",
  },
  "inbox close": {
    group: "data",
    program: "inbox.ts",
    words: ["close"],
    takes: "NUMBER [--json]",
    says: "says that one needs nothing more",
  },
  "partner deposit": {
    group: "money and stock",
    program: "partner.ts",
    words: ["deposit"],
    takes: 'CODE AMOUNT [--currency USD] [--memo "TEXT"] [--dry-run] [--json]',
    says: "books money that an agency has paid in",
    more: "An amount has no blanks between its digits: 1000000.50. Back again: partner reverse-deposit.",
  },
  "partner reverse-deposit": {
    group: "money and stock",
    program: "partner.ts",
    words: ["reverse-deposit"],
    takes: "TRANSACTION [--json]",
    says: "takes a wrong deposit back, once",
    more: "TRANSACTION is the id that partner deposit prints, and that the statement has.",
  },
  "stock list": {
    group: "money and stock",
    program: "stock.ts",
    words: ["list"],
    takes: "[--json]",
    says: "ticket numbers of carriers: ranges, what is left, who is not on sale",
  },
  "stock declare": {
    group: "money and stock",
    program: "stock.ts",
    words: ["declare"],
    takes: 'CARRIER FIRST LAST | own [--reason "TEXT"] [--json]',
    says: "numbers that a carrier has given out; without any it is not on sale",
    more: "For example HY 250-2400000000 250-2400000999. With own: the house's own documents of a charter, which no airline knows.",
  },
  "stock close": {
    group: "money and stock",
    program: "stock.ts",
    words: ["close"],
    takes: 'NUMBER [--reason "TEXT"] [--json]',
    says: "nothing more is drawn from a range",
    more: "NUMBER is the one that stock list shows. Back again: stock reopen.",
  },
  "stock reopen": {
    group: "money and stock",
    program: "stock.ts",
    words: ["reopen"],
    takes: 'NUMBER [--reason "TEXT"] [--json]',
    says: "opens a closed range again",
  },
  acts: {
    group: "money and stock",
    program: "house/acts.ts",
    takes: "FIRST LAST FOLDER [--json]",
    says: "writes acts of the ledger as numbered XML documents for accounting",
    more: "2,000 at once. A document is the same whenever it is asked for; its schema is public/schemas/accounting-act-1.xsd.",
  },
  "passenger-lists list": {
    group: "money and stock",
    program: "house/passenger-lists.ts",
    words: ["list"],
    takes: "[--json]",
    says: "how carriers get the names of their passengers, who is not on sale",
  },
  "passenger-lists declare": {
    group: "money and stock",
    program: "house/passenger-lists.ts",
    words: ["declare"],
    takes: "CARRIER fetched | mail ADDRESS… [--json]",
    says: "how a carrier gets them; somebody else has to confirm it",
  },
  "passenger-lists confirm": {
    group: "money and stock",
    program: "house/passenger-lists.ts",
    words: ["confirm"],
    takes: "NUMBER [--json]",
    says: "confirms what somebody else has declared in the back office",
  },
  "passenger-lists end": {
    group: "money and stock",
    program: "house/passenger-lists.ts",
    words: ["end"],
    takes: "NUMBER [--json]",
    says: "ends a way: its carrier is not on sale any more",
  },
  backup: {
    group: "operation",
    program: "backup.ts",
    takes: "FILE|FOLDER [--with-secrets] [--json]",
    says: "writes the whole database into a file, beside running traffic",
    more: "With --with-secrets it holds the keys too, sealed with BACKUP_PASSPHRASE.",
  },
  restore: {
    group: "operation",
    program: "restore.ts",
    takes: "FILE [--json]",
    says: "brings a backup into an empty database, and looks whether it holds together",
    more: "That of DATABASE_URL, else a new one in the data folder (DATA_DIR), which must have none.",
  },
  "check invariants": {
    group: "operation",
    program: "check-invariants.ts",
    takes: "[--json]",
    says: "holds the whole database against what Parvoz promises; writes nothing",
  },
  "check time-zones": {
    group: "operation",
    program: "check-time-zones.ts",
    takes: "[--json]",
    says: "which time-zone rules hold, and which bookings were sold by others",
  },
  "personal-data status": {
    group: "operation",
    program: "personal-data.ts",
    words: ["status"],
    takes: "[--json]",
    says: "which keys seal how much, and whether all is sealed",
  },
  "personal-data erase": {
    group: "operation",
    program: "personal-data.ts",
    words: ["erase"],
    takes: "NUMBER [--json]",
    says: "erases the personal data of a booking that nobody flies with any more",
  },
  "keys rotate": {
    group: "operation",
    program: "personal-data.ts",
    words: ["rotate"],
    takes: "[--data] [--json]",
    says: "wraps the data keys with the newest of DATA_KEYS",
    more: "With --data it makes new data keys too, and seals everything with them.",
  },
};

/** @param {string} name of COMMANDS @returns {string} how it is written, e.g. `npx parvoz stock close NUMBER` */
export function usageOf(name) {
  return `npx parvoz ${name} ${COMMANDS[name].takes}`.trimEnd();
}

/** @param {string} word the first one @returns {string} how all of its commands are written, one a line */
export function usagesOf(word) {
  return Object.keys(COMMANDS)
    .filter((name) => name.startsWith(`${word} `))
    .map(usageOf)
    .join("\n");
}
