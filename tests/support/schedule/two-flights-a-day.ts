import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { someLeg } from "@/lib/formats/ssim/whole-files/testing";

/** Two flights a day each way, in the morning and late in the evening. */
export function twoFlightsADay(carrier: string, classes: string, place: string): LegPattern[] {
  const own = { carrier, bookingDesignators: classes, configuration: "Y180", aircraft: "320" };
  const [morning, evening] = [
    { departureMinutes: 600, arrivalMinutes: 780 },
    { departureMinutes: 1290, arrivalMinutes: 1439 },
  ];
  return [
    someLeg({ ...own, ...morning, flightNumber: 801, destination: place }),
    someLeg({ ...own, ...evening, flightNumber: 812, destination: place }),
    someLeg({ ...own, flightNumber: 802, origin: place, destination: "TAS", departureMinutes: 840, arrivalMinutes: 1320 }),
    someLeg({
      ...own,
      flightNumber: 814,
      origin: place,
      destination: "TAS",
      departureMinutes: 1380,
      arrivalMinutes: 380,
      arrivalDayOffset: 1,
    }),
  ];
}
