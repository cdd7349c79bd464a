/**
 * Points that are no airports: a leg may not go on over midnight 24:00, so long flights are filed by way of one of them. First or last in a
 * routing their segments are never sold; between, they are no stop that a passenger would notice. Hours east of UTC (SSIM chapter 7).
 */
const FICTITIOUS_POINTS: Readonly<Record<string, number>> = { QZX: 0, QPX: 7, QMX: -7, QPY: 14, QMY: -14 };

export const FICTITIOUS_CODES: readonly string[] = Object.keys(FICTITIOUS_POINTS);

export function isFictitious(airport: string): boolean {
  return airport.charCodeAt(0) === 81 && Object.hasOwn(FICTITIOUS_POINTS, airport);
}

/** Zone of a fictitious point, as zones.ts reads it; UTC for any other. */
export function fictitiousZone(point: string): string {
  const hours = FICTITIOUS_POINTS[point] ?? 0;
  return `UTC${hours < 0 ? "-" : "+"}${String(Math.abs(hours)).padStart(2, "0")}`;
}
