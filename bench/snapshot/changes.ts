import fs from "node:fs/promises";
import { fromDayNumber } from "@/lib/domain/dates";
import { writeSsim } from "@/lib/formats/ssim/write";
import type { WorldCarrier } from "../world/carriers";
import type { World } from "../world/make-world";

/** The carrier's next season with every departure some minutes later, as a file. @returns its path */
export async function changeSeason(world: World, carrier: WorldCarrier, minutes: number, file: string): Promise<string> {
  const season = world.seasons.at(-1);
  if (!season) throw new Error("a world without seasons");
  const legs = world.legsOf(carrier, season).map((leg) => ({ ...leg, departureMinutes: Math.min(leg.departureMinutes + minutes, 1439) }));
  const [validFrom, validTo] = [fromDayNumber(season.first), fromDayNumber(season.last)];
  const filed = { carrier: carrier.code, season: season.name, timeMode: carrier.timeMode, validFrom, validTo, legs };
  await fs.writeFile(file, [...writeSsim({ carriers: [filed], createdOn: world.options.from }), ""].join("\n"));
  return file;
}

/** The carrier's fares, of a file of many, as a file with each amount some units higher. @returns its path */
export async function changeFares(sources: readonly string[], carrier: WorldCarrier, units: number, file: string): Promise<string> {
  for (const source of sources) {
    const [header = "", ...lines] = (await fs.readFile(source, "utf8")).trimEnd().split("\n");
    const own = lines.filter((line) => line.startsWith(`${carrier.code},`));
    if (own.length === 0) continue;
    const amount = header.split(",").indexOf("amount");
    const raised = own.map((line) =>
      line
        .split(",")
        .map((cell, index) => (index === amount ? String(Number(cell) + units) : cell))
        .join(),
    );
    await fs.writeFile(file, `${[header, ...raised].join("\n")}\n`);
    return file;
  }
  throw new Error(`no fares of ${carrier.code}`);
}
