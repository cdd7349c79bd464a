import type { CarrierKind } from "./carriers";

/** What a flight is flown with, as SSIM files it. */
export interface Equipment {
  aircraft: string;
  /** Booking classes, highest first. */
  designators: string;
  configuration: string;
}

const FULL = "JCDYBMHKQT";
const ECONOMY = "YBMHKQT";

const fleet = (designators: string, ...types: string[]): Equipment[] =>
  types.map((type) => {
    const [aircraft = "", configuration = ""] = type.split(" ");
    return { aircraft, designators, configuration };
  });

/** By length of the flight: short, middle, long. */
const FLEETS: Readonly<Record<CarrierKind, readonly (readonly Equipment[])[]>> = {
  network: [
    fleet(FULL, "320 C12Y138", "73H C16Y144", "E90 C12Y88", "223 C12Y125"),
    fleet(FULL, "321 C16Y168", "32N C8Y166", "73H C16Y144", "7M8 C16Y150"),
    fleet(FULL, "77W C42Y304", "789 C30Y254", "359 C36Y279", "333 C30Y259", "388 C76Y399"),
  ],
  budget: [fleet(ECONOMY, "738 Y189", "320 Y180", "7M8 Y197"), fleet(ECONOMY, "321 Y232", "738 Y189"), fleet(ECONOMY, "321 Y232")],
  regional: [fleet(ECONOMY, "AT7 Y70", "DH4 Y76", "E75 Y76", "CR9 Y90"), fleet(FULL, "E90 C12Y88"), fleet(FULL, "E95 C12Y106")],
  charter: [fleet("YBM", "738 Y189"), fleet("YBM", "738 Y189", "321 Y220"), fleet("YBM", "763 Y290")],
};

/** @param pick from 0 up to, not including, 1 */
export function equipmentFor(kind: CarrierKind, minutes: number, pick: number): Equipment {
  const types = FLEETS[kind][minutes < 110 ? 0 : minutes < 330 ? 1 : 2] ?? [];
  return types[Math.floor(pick * types.length)] ?? { aircraft: "320", designators: ECONOMY, configuration: "Y180" };
}
