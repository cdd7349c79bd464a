/** Bus, train, road and water vehicles among IATA's aircraft types. */
const SURFACE_TYPES = ["BUS", "TRN", "TRS", "LCH", "LMO", "HOV", "RFS"];
/** SSIM service types of passengers and of cargo by surface vehicle. */
const SURFACE_SERVICES = "UV";

/** Whether a leg is no flight but a journey over land or water under a flight number. */
export function isSurface(aircraft: string, serviceType: string): boolean {
  return SURFACE_TYPES.includes(aircraft) || SURFACE_SERVICES.includes(serviceType);
}
