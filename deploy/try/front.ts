import net from "node:net";
import path from "node:path";
import { writeConfig } from "./database";
import { type AppMachine, FOLDER, FRONT, FRONT_URL } from "./layout";
import { programAt } from "./packages";
import { pidOf, startPart } from "./processes";
import { partAccount, valuesOf } from "./values";
import { statusOf, until } from "./wait";

/** Starts the HAProxy that people and programs come to. */
export async function startFront(): Promise<void> {
  if (pidOf("haproxy-front") === null) {
    const file = writeConfig("haproxy-front.cfg", "haproxy/front.cfg", valuesOf(FRONT));
    startPart({ name: "haproxy-front", command: programAt("haproxy"), args: ["-db", "-f", file], ...partAccount() });
  }
  await until("the front answers", async () => (await statusOf(`${FRONT_URL}/api/health`)) === 200);
}

/** Gives a machine nothing new, and waits until nothing of it is under way; `ready` gives it its share again. */
export async function setTraffic(app: AppMachine, state: "drain" | "ready"): Promise<void> {
  for (const backend of ["tier", "portal", "tier_alive", "portal_alive"]) await ask(`set server ${backend}/${app.name} state ${state}`);
  if (state === "drain") await until(`${app.name} has no requests`, async () => (await requestsOf(app)) === 0, 90);
}

/** Waits until HAProxy's own checks take a machine for ready. */
export async function waitUntilUp(app: AppMachine): Promise<void> {
  await until(`the front sees ${app.name}`, async () => {
    const rows = await serversOf(app);
    return rows.length > 0 && rows.every((row) => row.status?.startsWith("UP"));
  });
}

async function requestsOf(app: AppMachine): Promise<number> {
  return (await serversOf(app)).reduce((sum, row) => sum + Number(row.scur), 0);
}

/** Rows of HAProxy's table by their columns, for a machine. */
async function serversOf({ name }: AppMachine): Promise<Record<string, string>[]> {
  const [head = "", ...lines] = (await ask("show stat")).trim().split("\n");
  const columns = head.replace(/^# /, "").split(",");
  const rows = lines.map((line) => Object.fromEntries(line.split(",").map((value, index) => [columns[index] ?? "", value])));
  return rows.filter(({ svname }) => svname === name);
}

/** A command of HAProxy's runtime interface. @returns its answer */
function ask(command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(path.join(FOLDER, "haproxy-front.sock"), () => socket.write(`${command}\n`));
    const parts: Buffer[] = [];
    socket.on("data", (part) => parts.push(part));
    socket.once("end", () => resolve(Buffer.concat(parts).toString()));
    socket.once("error", reject);
  });
}
