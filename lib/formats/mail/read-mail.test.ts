import { describe, expect, test } from "vitest";
import { FORWARDED } from "../ssm/prose/older-mails";
import { withoutProse } from "../ssm/prose/without-prose";
import { NEXT_PART } from "../ssm/split-messages";
import { decodeText } from "./decode-text";
import { isVerified, readMail } from "./read-mail";

const mail = (...lines: string[]) => readMail(Buffer.from(lines.join("\r\n"), "utf8"));
const MESSAGE = ["SSM", "UTC", "CNL", "HY271"];

test("a plain mail has its author, date and text", () => {
  const read = mail(
    "From: Uzbekistan Airways <OPS@uzairways.com>",
    "Date: Sat, 28 Nov 2026 09:00:00 +0500",
    "Message-ID: <1@uzairways.com>",
    "Subject: =?utf-8?B?0KDQsNGB0L/QuNGB0LDQvdC40LU=?=",
    "",
    ...MESSAGE,
    "-- ",
    "Operations",
  );
  expect(read).toMatchObject({ from: "ops@uzairways.com", subject: "Расписание", messageId: "<1@uzairways.com>" });
  expect(read.date?.toISOString()).toBe("2026-11-28T04:00:00.000Z");
  expect(read.text).toBe([...MESSAGE, "-- ", "Operations"].join("\r\n"));
});

describe("the text of messages is found", () => {
  const parts = (...more: string[]) => [
    'Content-Type: multipart/mixed; boundary="b"',
    "",
    "for programs that know no parts",
    "--b",
    "Content-Type: text/html",
    "",
    "<p>SSM</p>",
    "--b",
    ...more,
    "--b--",
    "SSM",
  ];

  test("in an attached file, apart from the greeting beside it", () => {
    const file = ["Content-Type: application/octet-stream; name=hy.ssm", "Content-Transfer-Encoding: base64", ""];
    const encoded = Buffer.from(MESSAGE.join("\n")).toString("base64");
    expect(mail(...parts("Content-Type: text/plain", "", "Dear all,", "--b", ...file, encoded)).text).toBe(
      `Dear all,\n${NEXT_PART}\n${MESSAGE.join("\n")}`,
    );
  });

  test("in an attached mail, as a forwarded one", () => {
    const attached = ["Content-Type: message/rfc822", "", "From: other@x.uz", "", ...MESSAGE];
    expect(mail(...parts("Content-Type: text/plain", "", "FYI", "--b", ...attached)).text).toBe(
      ["FYI", NEXT_PART, FORWARDED, ...MESSAGE].join("\n"),
    );
  });

  test.each(["FW: times", "Fwd: times", "WG: Zeiten", "=?utf-8?B?0J/QtdGA0LXRgdC7OiDQstGA0LXQvNC10L3QsA==?="])(
    "in the file of a forwarded mail, as its text: %s",
    (subject) => {
      const file = ["Content-Type: text/plain; name=hy.ssm", "", ...MESSAGE];
      const { text } = mail(`Subject: ${subject}`, ...parts("Content-Type: text/plain", "", "FYI", "--b", ...file));
      expect(text).toBe(["FYI", NEXT_PART, FORWARDED, ...MESSAGE].join("\n"));
    },
  );

  test("with no other parts than its own: a page that ends in the text begins none, nor takes an older mail's head from what is below", () => {
    const { text } = mail("", "FYI", FORWARDED, "\f", ...MESSAGE);
    expect(text).not.toContain(NEXT_PART);
    expect(withoutProse(text ?? "", { fault: () => undefined, note: () => undefined }).trim()).toBe("");
  });

  test.each([
    ["in a page beside a greeting", parts("Content-Type: text/plain", "", "See the page", "--b", "Content-Type: image/png", ""), true],
    ["in a page alone", ["Content-Type: text/html", "", "<div>SSM<br>CNL&nbsp;</div>"], true],
    ["in a page and as a text", parts("Content-Type: text/plain", "", ...MESSAGE), false],
    ["in no page", ["Content-Type: text/html", "", "<p>The SSM of today</p>"], false],
  ])("only there where it stands %s", (_, lines, hasOnlyPage) => {
    expect(mail(...lines).hasOnlyPage).toBe(hasOnlyPage);
  });

  test("in quoted-printable, and in another charset", () => {
    const head = ["Content-Type: text/plain; charset=windows-1251", "Content-Transfer-Encoding: quoted-printable", ""];
    expect(mail(...head, "SSM", "SI =D0=E5=E9=F1 =", "HY=32").text).toBe("SSM\r\nSI Рейс HY2");
  });

  test("nowhere in pages alone", () => {
    expect(mail("Content-Type: text/html", "", "<p>SSM</p>").text).toBeNull();
    expect(mail("Content-Type: multipart/mixed", "", "SSM").text).toBeNull();
  });
});

test.each([
  ["one author", ["From: a@x.uz"], "a@x.uz"],
  ["a name that looks like an address", ['From: "b@y.uz" <a@x.uz>'], "a@x.uz"],
  ["two authors", ["From: a@x.uz, b@y.uz"], ""],
  ["two headers", ["From: a@x.uz", "From: b@y.uz"], ""],
  ["none", ["To: a@x.uz"], ""],
])("of %s the author is told", (_, lines, from) => {
  expect(mail(...lines, "", "SSM").from).toBe(from);
});

test.each([
  ["mx.ours.uz; spf=pass smtp.mailfrom=x.uz; dmarc=pass (p=none) header.from=x.uz", true],
  ["mx.ours.uz 1; dkim=none; dmarc=pass", true],
  ["MX.OURS.UZ; DMARC=PASS", true],
  ["mx.ours.uz; dmarc=fail header.from=x.uz", false],
  ["mx.ours.uz; spf=fail (dmarc=pass; dmarc=pass)", false],
  ['mx.ours.uz; spf=fail reason="; dmarc=pass ;"', false],
  ["mx.ours.uz; dmarc=passed", false],
  ["mx.theirs.uz; dmarc=pass", false],
  ["mx.ours.uz.evil.uz; dmarc=pass", false],
])("what our server says of a mail counts alone: %s", (value, expected) => {
  expect(isVerified(mail(`Authentication-Results: ${value}`, "", ""), "mx.ours.uz")).toBe(expected);
});

test("of two results by our name the topmost counts, which our server wrote", () => {
  const results = ["Authentication-Results: mx.ours.uz; dmarc=fail", "Authentication-Results: mx.ours.uz; dmarc=pass"];
  expect(isVerified(mail(...results, "", ""), "mx.ours.uz")).toBe(false);
});

test.each([
  ["UTF-8 with a mark", Buffer.from("﻿SSM"), "SSM"],
  ["UTF-16", Buffer.from("﻿SSM", "utf16le"), "SSM"],
  ["Latin-1", Buffer.from("SI caf\u00e9", "latin1"), "SI café"],
  ["no text", Buffer.from([0x50, 0x4b, 0, 3]), null],
])("a file in %s is decoded", (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text);
});
