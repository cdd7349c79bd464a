import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { secrets } from "../../scripts/lib/settings/settings.mjs";
import { APPS, DATABASES, FRONT, type Machine } from "./layout";
import { render } from "./render";
import { PASSWORDS, valuesOf } from "./values";

const secret = Object.fromEntries(PASSWORDS.map((name) => [name, `secret-${name}`]));

const FILES: readonly [string, readonly Machine[]][] = [
  ["etcd/etcd.env", DATABASES],
  ["patroni/patroni.yml", DATABASES],
  ["pgbouncer/pgbouncer.ini", APPS],
  ["pgbouncer/userlist.txt", APPS],
  ["haproxy/database.cfg", APPS],
  ["haproxy/front.cfg", [FRONT]],
  ["systemd/parvoz.env", APPS],
];

test.each(FILES)("%s says of every machine what it must, and no name is left open", (file, machines) => {
  for (const machine of machines) expect(render(file, valuesOf(machine, secret))).not.toMatch(/\{\{|undefined/);
});

test("a name that nobody knows is told with its file", () => {
  expect(() => render("haproxy/front.cfg", {})).toThrow("haproxy/front.cfg: nothing is known of {{folder}}");
});

test("every secret that a start would make for itself alone is asked for", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-secrets-"));
  try {
    const asked = render("systemd/parvoz.env", { ...secret, address: "127.0.2.1" }).split("\n");
    expect(Object.keys(secrets(folder)).filter((name) => !asked.includes(`${name}=`))).toEqual([]);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
