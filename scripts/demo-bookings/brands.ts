import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Caller } from "./caller";

/** What the invented agencies say of themselves. Numbers and addresses are nobody's. */
const BRANDS = {
  HUMO: {
    name: "Humo Sayohat",
    tel: "+998 71 000 00 01",
    email: "humo@parvoz.example",
    telegram: "humo_sayohat_namuna",
    address: "Namuna koʻchasi 1, Toshkent (oʻylab topilgan)",
    colour: "#0b7a75",
  },
  LOCHIN: {
    name: "Lochin Travel",
    tel: "+998 71 000 00 02",
    email: "lochin@parvoz.example",
    telegram: "lochin_travel_namuna",
    address: "Misol koʻchasi 2, Samarqand (oʻylab topilgan)",
    colour: "#9a3412",
  },
} as const;

/** Gives an agency of the demonstration its brand and its logo. @param owner who is signed in for it */
export async function setBrand(owner: Caller, code: keyof typeof BRANDS): Promise<void> {
  await owner.call("POST", "/api/portal/brand", z.unknown(), BRANDS[code]);
  const logo = await readFile(path.resolve("data/demo/logos", `${code.toLowerCase()}.png`));
  await owner.call("POST", "/api/portal/brand/logo", z.unknown(), { image: logo.toString("base64") });
}
