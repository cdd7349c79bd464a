"use client";

import { flightsToCompare } from "@/lib/client/travel/schedule-change";
import type { ScheduleChange } from "@/lib/contracts/interface/schedule-changes";
import { FlightComparison } from "./flight-comparison";

/** The flights that a change touches, before and after. */
export function ChangeFlights({ change }: { change: ScheduleChange }) {
  return (
    <div className="space-y-4">
      {change.directions.map((direction) => (
        <FlightComparison key={direction.direction} {...flightsToCompare(direction)} />
      ))}
    </div>
  );
}
