import { SOLD_FREELY } from "@/lib/domain/schedule/leg-sale";
import { type LegPattern, UNCOVERED } from "@/lib/domain/schedule/schedule";
import { writeSsim } from "@/lib/formats/ssim/write/write";

interface SmallSsim {
  carrier: string;
  /** Each flies daily from TAS to IST. */
  flightNumbers: readonly number[];
  /** First and last day, and when the file was made: `YYYY-MM-DD`. */
  from: string;
  to: string;
  createdOn: string;
}

/** The text of a schedule file. Journeys use it too: it reads no reference data. */
export function smallSsim({ carrier, flightNumbers, from, to, createdOn }: SmallSsim): string {
  const legs = flightNumbers.map((flightNumber): LegPattern => {
    return {
      ...{ carrier, flightNumber, suffix: "", itineraryVariation: 1, legSequence: 1, serviceType: "J", timeMode: "L" },
      ...{ periodFrom: from, periodTo: to, daysOfOperation: 0b1111111, frequency: 1, coveredBy: UNCOVERED },
      ...{ origin: "TAS", destination: "IST", departureMinutes: 425, arrivalMinutes: 600, departureDayOffset: 0, arrivalDayOffset: 0 },
      ...{ departureTerminal: "2", arrivalTerminal: "", aircraft: "320", bookingDesignators: "JCDYBMKQ", configuration: "C16Y150" },
      ...SOLD_FREELY,
    };
  });
  return [...writeSsim({ carriers: [{ carrier, season: "", timeMode: "L", validFrom: from, validTo: to, legs }], createdOn }), ""].join(
    "\n",
  );
}
