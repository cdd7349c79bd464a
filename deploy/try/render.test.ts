import { expect, test } from "vitest";
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
