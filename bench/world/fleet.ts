import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { CarrierKind } from "./carriers";

const FULL = "JCDYBMHKQT";
const ECONOMY = "YBMHKQT";

/** Aircraft and configurations for short, middle and long flights. */
const FLEETS: Readonly<Record<CarrierKind, readonly (readonly string[])[]>> = {
  network: [
    ["320 C12Y138", "73H C16Y144", "E90 C12Y88", "223 C12Y125"],
    ["321 C16Y168", "32N C8Y166", "73H C16Y144", "7M8 C16Y150"],
    ["77W C42Y304", "789 C30Y254", "359 C36Y279", "333 C30Y259", "388 C76Y399"],
  ],
  budget: [["738 Y189", "320 Y180", "7M8 Y197"], ["321 Y232", "738 Y189"], ["321 Y232"]],
  regional: [["AT7 Y70", "DH4 Y76", "E75 Y76", "CR9 Y90"], ["E90 C12Y88"], ["E95 C12Y106"]],
  charter: [["738 Y189"], ["738 Y189", "321 Y220"], ["763 Y290"]],
};

/**
 * What a flight is flown with.
 * @param minutes from gate to gate
 * @param choice from 0 up to, not including, 1
 */
export function equipmentFor(
  kind: CarrierKind,
  minutes: number,
  choice: number,
): Pick<LegPattern, "aircraft" | "bookingDesignators" | "configuration"> {
  const types = FLEETS[kind][minutes < 110 ? 0 : minutes < 330 ? 1 : 2] ?? [];
  const [aircraft = "", configuration = ""] = (types[Math.floor(choice * types.length)] ?? "").split(" ");
  return { aircraft, bookingDesignators: configuration.startsWith("C") ? FULL : ECONOMY, configuration };
}
