import type { Cabin } from "./offer";

/**
 * What a flight emits per passenger, by kilometres: UK Government GHG Conversion Factors for Company Reporting 2025 (DESNZ, June 2025), Business
 * travel – air, kg of CO₂ equivalent per passenger-kilometre. Kilometres are of the great circle: the factors have the 8 % in them that aircraft
 * fly further. Of domestic flights one factor is published for all cabins.
 */
const FACTORS = {
  domestic: { E: { direct: 0.13551, withForcing: 0.22928 }, B: { direct: 0.13551, withForcing: 0.22928 } },
  short: { E: { direct: 0.07435, withForcing: 0.12576 }, B: { direct: 0.11152, withForcing: 0.18863 } },
  long: { E: { direct: 0.06926, withForcing: 0.11704 }, B: { direct: 0.20083, withForcing: 0.3394 } },
} as const satisfies Record<string, Record<Cabin, Factor>>;

interface Factor {
  direct: number;
  /** Emissions with aviation's other effects on the climate: 1.7 times the CO₂ of the fuel, a figure that science is far from sure of. */
  withForcing: number;
}

/** Distance from which a flight is a long one, in the same source. */
const LONG_HAUL_KM = 3_700;

interface Flown {
  /** Great circle. */
  km: number;
  /** Whether both ends are in one country. */
  isDomestic: boolean;
  cabin: Cabin;
}

/** Kilograms of CO₂ equivalent of one passenger, to a tenth; infants on a lap have none of their own. */
export function emissionsOf({ km, isDomestic, cabin }: Flown): { direct: number; withForcing: number } {
  const haul = isDomestic ? "domestic" : km < LONG_HAUL_KM ? "short" : "long";
  const { direct, withForcing } = FACTORS[haul][cabin];
  return { direct: toTenth(direct * km), withForcing: toTenth(withForcing * km) };
}

function toTenth(kg: number): number {
  return Math.round(kg * 10) / 10;
}
