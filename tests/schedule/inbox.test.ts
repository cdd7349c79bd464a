import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { POST } from "@/app/api/operator/schedule-inbox/[number]/route";
import { GET } from "@/app/api/operator/schedule-inbox/route";
import { scheduleInboxPage } from "@/lib/contracts/operator/schedule-inbox";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { toSsimDate } from "@/lib/formats/ssim/ssim-date";
import { someCarrier, someLeg } from "@/lib/formats/ssim/whole-files/testing";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { listInbox } from "@/lib/services/schedule/inbox/list-inbox";
import { readInbox } from "@/lib/services/schedule/inbox/read-inbox";
import { takeIn } from "@/lib/services/schedule/inbox/take-in";
import { callPortal } from "@/tests/support/portal-call";
import { someFile } from "@/tests/support/run/files";
import { makePartner } from "@/tests/support/world/world";

const now = new Date();
const today = dayNumber(now.toISOString());
const [first, last] = [fromDayNumber(today), fromDayNumber(today + 60)];
const dateOf = (day: number) => toSsimDate(fromDayNumber(today + day));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-inbox-"));
let seen: ReadonlySet<string> = new Set();
let operator: string;

beforeAll(async () => {
  process.env.SCHEDULE_INBOX_DIR = folder;
  process.env.SCHEDULE_MAIL_SENDERS = "HY:ops@uzairways.com,TK:@thy.com";
  process.env.SCHEDULE_MAIL_SERVER = "mx.ours.uz";
  operator = (await makePartner()).userId;
  await db().user.update({ where: { id: operator }, data: { role: "operator", houseRoles: ["administrator"] } });
  const legs = ["HY", "TK"].map((carrier) =>
    someCarrier([someLeg({ carrier, flightNumber: 271, periodFrom: first, periodTo: last })], { carrier, validFrom: first, validTo: last }),
  );
  const files = legs.map((carrier, index) => someFile(`${index}.ssim`, writeSsim({ carriers: [carrier], createdOn: first })));
  await importSchedule({ files, isKnownAirport: () => true, allowedLossPercent: 100 });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

beforeEach(async () => {
  for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name), { recursive: true });
  seen = new Set();
  await db().scheduleInbox.deleteMany();
  await db().scheduleImport.deleteMany({ where: { kind: "asm" } });
});

const cancel = (day: number, flight = "HY271") => `ASM\nLT\nCNL\n${flight}/${dateOf(day)}\n`;
/** @param group of its reference */
const retime = (group: number, day: number, time: string) =>
  `ASM\nLT\n${dateOf(0).slice(0, 5)}${String(group).padStart(5, "0")}E001\nTIM\nHY271/${dateOf(day)}\nTAS${time} IST1155\n`;

function put(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
  return file;
}

async function look(): Promise<number> {
  const found = await takeIn({ folder, seen, now });
  seen = found.seen;
  return found.taken;
}

/** Two looks, and what was taken in is read. */
async function round(): Promise<void> {
  await look();
  await look();
  await readInbox({ now });
}

/** What the inbox says of each, the first to come first: state, copies, and its messages. */
async function told(): Promise<string[]> {
  const { items } = await listInbox({ page: 1, isOpen: false, locale: "en" });
  return items.toReversed().map(({ state, messages, problems, copies }) => {
    const parts = [...messages.map((message) => `${message.actions.join()} ${message.state}`), ...problems.map(({ problem }) => problem)];
    return `${state}${copies > 0 ? ` +${copies}` : ""}: ${parts.join("; ")}`;
  });
}

const imports = async () =>
  (await db().scheduleImport.findMany({ where: { kind: "asm" }, orderBy: { seq: "asc" } })).map(({ source }) => source);

describe("a file", () => {
  test("is taken when it has not changed between two looks, applied once, and put aside", async () => {
    put("half.part", cancel(5));
    put("growing.txt", "ASM\nLT\n");
    put("hy.txt", cancel(3));
    expect(await look()).toBe(0);
    put("growing.txt", "ASM\nLT\nCNL\n");
    expect(await look()).toBe(1);
    await readInbox({ now });
    expect(await told()).toEqual(["applied: CNL HY271 applied"]);
    expect(await imports()).toHaveLength(1);
    expect(fs.readdirSync(folder).sort()).toEqual(["growing.txt", "half.part", "taken"]);
    expect(fs.readdirSync(path.join(folder, "taken"))).toEqual([expect.stringMatching(/^\d+-hy\.txt$/)]);
  });

  test("that comes again is applied once, and that is said", async () => {
    put("monday.txt", cancel(3));
    put("copy.txt", cancel(3));
    await round();
    put("monday.txt", cancel(3));
    fs.utimesSync(path.join(folder, "monday.txt"), now, new Date(now.getTime() - 60_000));
    await round();
    expect(await told()).toEqual(["applied +2: CNL HY271 applied"]);
    expect(await imports()).toHaveLength(1);
    expect(fs.readdirSync(path.join(folder, "taken"))).toHaveLength(3);
  });

  test("that was kept when the process died before it was put aside is no copy", async () => {
    const file = put("hy.txt", cancel(3));
    const { mtime } = fs.statSync(file);
    await round();
    put("hy.txt", cancel(3));
    fs.utimesSync(file, mtime, mtime);
    await round();
    expect(await told()).toEqual(["applied: CNL HY271 applied"]);
  });

  test("that is no text, too large, or in another charset", async () => {
    put("1.zip", Buffer.from([0x50, 0x4b, 0, 3]));
    put("2.txt", Buffer.alloc(2_000_001, "A"));
    put("3.txt", Buffer.from(`\ufeff${cancel(3)}`, "utf16le"));
    put("4.txt", "Good morning");
    for (const [index, name] of ["1.zip", "2.txt", "3.txt", "4.txt"].entries())
      fs.utimesSync(path.join(folder, name), now, new Date(now.getTime() - 60_000 + index * 1_000));
    await round();
    expect(await told()).toEqual([
      "refused: inbox_no_text",
      "refused: inbox_too_large",
      "applied: CNL HY271 applied",
      "ignored: no_message",
    ]);
  });
});

describe("messages", () => {
  test("are applied by their references, whichever came first", async () => {
    put("a.txt", retime(2, 4, "0930"));
    put("b.txt", retime(1, 4, "0900"));
    put("c.txt", `${retime(1, 4, "0900")}${cancel(6)}`);
    await round();
    expect((await told()).sort()).toEqual([
      "applied: TIM HY271 applied",
      "applied: TIM HY271 applied",
      "applied: TIM HY271 repeated; CNL HY271 applied",
    ]);
    expect((await imports()).map((source) => source.replace(/^inbox \d+ /, ""))).toEqual([
      `${dateOf(0)} 00001/001: TIM HY271`,
      "line 7: CNL HY271",
      `${dateOf(0)} 00002/001: TIM HY271`,
    ]);
  });

  test("that were applied when the process died are not applied again, and the others are", async () => {
    put("hy.txt", `${cancel(3)}${cancel(4)}`);
    await round();
    const [row] = await db().scheduleInboxMessage.findMany({ orderBy: { line: "desc" }, take: 1 });
    await db().scheduleInboxMessage.delete({ where: { inboxId_line: { inboxId: row?.inboxId ?? "", line: row?.line ?? 0 } } });
    await db().scheduleImport.delete({ where: { id: row?.importId ?? "" } });
    await db().scheduleInbox.updateMany({ data: { state: "waiting" } });
    await readInbox({ now });
    expect(await told()).toEqual(["applied: CNL HY271 applied; CNL HY271 applied"]);
    expect(await imports()).toHaveLength(2);
  });

  test("are applied once by several processes that read at once", async () => {
    put("hy.txt", [3, 4, 5].map((day) => cancel(day)).join(""));
    await look();
    await look();
    await Promise.all([readInbox({ now }), readInbox({ now }), readInbox({ now })]);
    expect(await told()).toEqual(["applied: CNL HY271 applied; CNL HY271 applied; CNL HY271 applied"]);
    expect(await imports()).toHaveLength(3);
  });

  test("that exchange the numbers of two flights are applied together, whichever files they are in", async () => {
    const add = `ASM\nLT\nNEW\nHY272/${dateOf(7)}\nJ 320 Y.Y150\nTAS1400 IST1700\n`;
    const renumber = (group: number, from: string, to: string) =>
      `ASM\nLT\n${dateOf(0).slice(0, 5)}${String(group).padStart(5, "0")}E001\nFLT\n${from}/${dateOf(7)} ${to}/${dateOf(7)}\n`;
    put("a.txt", add);
    await round();
    put("b.txt", renumber(11, "HY271", "HY272"));
    put("c.txt", renumber(12, "HY272", "HY271"));
    put("d.txt", renumber(12, "HY272", "HY271"));
    await round();
    expect((await told()).sort()).toEqual(["applied +1: FLT HY272 applied", "applied: FLT HY271 applied", "applied: NEW HY272 applied"]);
    expect(await imports()).toHaveLength(3);
  });

  test("that only ask or answer are ignored", async () => {
    put("hy.txt", `ASM\nLT\nACK\nHY271/${dateOf(3)}\n`);
    await round();
    expect(await told()).toEqual(["ignored:  ignored"]);
  });
});

test("a refused message holds up none after it, is named there, and is read again or closed by an operator", async () => {
  put("a.txt", retime(1, 70, "0900"));
  await round();
  put("b.txt", cancel(3));
  await round();
  expect(await told()).toEqual(["refused: TIM HY271 rejected", "applied: CNL HY271 applied"]);
  const list = async (open: "0" | "1") => {
    const response = await callPortal(GET, { userId: operator, query: `?open=${open}` });
    return envelope(scheduleInboxPage).parse(await response.json()).data;
  };
  const { items, open } = await list("0");
  const [second, refused] = items;
  expect([open, second?.messages[0]?.after, refused?.messages[0]?.problems[0]?.text]).toEqual([
    1,
    refused?.number,
    expect.stringContaining("HY271 does not operate"),
  ]);
  const reason = "The airline has sent its schedule anew";
  const settle = async (action: string, number = refused?.number, why: string | undefined = reason) =>
    (await callPortal(POST, { userId: operator, method: "POST", body: { action, reason: why }, params: { number: String(number) } }))
      .status;
  expect(await settle("retry", refused?.number, "")).toBe(422);
  expect(await settle("retry")).toBe(200);
  expect((await list("1")).items.map(({ state }) => state)).toEqual(["refused"]);
  const later = someLeg({ carrier: "HY", flightNumber: 271, periodFrom: first, periodTo: fromDayNumber(today + 80) });
  const file = writeSsim({ carriers: [someCarrier([later], { validFrom: first, validTo: fromDayNumber(today + 80) })], createdOn: first });
  await importSchedule({ files: [someFile("later.ssim", file)], isKnownAirport: () => true, allowedLossPercent: 100 });
  expect(await settle("close")).toBe(200);
  expect((await list("1")).items).toEqual([]);
  expect(await settle("retry")).toBe(200);
  expect(await told()).toEqual(["applied: TIM HY271 applied", "applied: CNL HY271 applied"]);
  expect([await settle("retry"), await settle("close", 999_999)]).toEqual([404, 404]);
  const done = await db().auditEvent.findMany({ where: { action: { in: ["inbox_read_again", "inbox_closed"] } }, orderBy: { id: "asc" } });
  const detail = { number: refused?.number, reason };
  expect(done.map(({ action, detail, actor }) => [action, detail, actor])).toEqual(
    ["inbox_read_again", "inbox_closed", "inbox_read_again"].map((action) => [action, detail, `operator:${operator}`]),
  );
});

describe("a mail", () => {
  const mail = (from: string, text: string, more: readonly string[] = ["Authentication-Results: mx.ours.uz; dmarc=pass header.from=x"]) =>
    [...more, `From: ${from}`, `Message-ID: <${text.length}-${from}>`, "Subject: ASM", "", text].join("\r\n");

  test("that a mail server delivered is taken at once, and marked as read", async () => {
    put("new/1.mx", mail("Ops <ops@uzairways.com>", cancel(3)));
    expect(await look()).toBe(1);
    await readInbox({ now });
    expect(await told()).toEqual(["applied: CNL HY271 applied"]);
    expect(fs.readdirSync(path.join(folder, "cur"))).toEqual(["1.mx:2,S"]);
    put("new/2.mx", `Received: by another way\r\n${mail("Ops <ops@uzairways.com>", cancel(3))}`);
    await round();
    expect(await told()).toEqual(["applied +1: CNL HY271 applied"]);
  });

  test.each([
    ["somebody unknown", mail("x@evil.uz", cancel(3)), "mail_sender_unknown"],
    ["somebody whom nobody verified", mail("ops@uzairways.com", cancel(3), []), "mail_unverified"],
    [
      "a server that is not ours",
      mail("ops@uzairways.com", cancel(3), ["Authentication-Results: mx.evil.uz; dmarc=pass"]),
      "mail_unverified",
    ],
  ])("from %s is kept and refused", async (_, text, problem) => {
    put("1.eml", text);
    await round();
    expect(await told()).toEqual([`refused: ${problem}`]);
    expect(await imports()).toEqual([]);
  });

  test("with prose around its messages and an older one quoted below has its own applied alone, and the rest is told", async () => {
    const quoted = cancel(5).replaceAll(/^(?=.)/gm, "> ");
    const prose = `Dear all,\n\n${cancel(3)}\nand also\n\n${cancel(4)}\nKind regards, Ops\n\nOn Friday you wrote:\n${quoted}`;
    put("new/1.mx", mail("ops@uzairways.com", prose));
    await round();
    expect(await told()).toEqual([
      "applied: CNL HY271 applied; CNL HY271 applied; prose_ignored; prose_ignored; prose_ignored; quoted_ignored",
    ]);
    expect(await imports()).toHaveLength(2);
  });

  test.each([
    [
      "an older mail that is forwarded",
      `FYI\n-----Original Message-----\nFrom: x\nSent: y\n\n${cancel(3)}`,
      "mail_forwarded; no_message; quoted_ignored",
    ],
    ["its page", "<p>ASM<br>CNL</p>", "mail_only_page"],
  ])("whose messages stand only in %s is refused", async (_, text, problems) => {
    const page = text.startsWith("<") ? ["Content-Type: text/html"] : [];
    put("1.eml", mail("ops@uzairways.com", text, ["Authentication-Results: mx.ours.uz; dmarc=pass", ...page]));
    await round();
    expect(await told()).toEqual([`refused: ${problems}`]);
    expect(await imports()).toEqual([]);
  });

  test("speaks for the airlines of its sender alone", async () => {
    put("1.eml", mail("anybody@thy.com", `${cancel(3)}${cancel(3, "TK271")}`));
    await round();
    expect(await told()).toEqual(["partly: CNL HY271 rejected; CNL TK271 applied"]);
    const [row] = await db().scheduleInboxMessage.findMany({ where: { state: "rejected" } });
    expect(row?.problems).toMatchObject([{ problem: "sender_carrier", value: "anybody@thy.com", other: "HY" }]);
  });
});
