/**
 * Service types that carry passengers who buy a seat (SSIM appendix C): scheduled J, S (shuttle), U (surface vehicle), Q (passengers
 * and cargo in the cabin); additional G, B, R; charter C, O, L. All other letters are cargo, mail, positioning, training, military and the like.
 */
const PASSENGER = "JSUQGBRCOL";

/** Whether flights of this SSIM service type can be sold. */
export function carriesPassengers(serviceType: string): boolean {
  return PASSENGER.includes(serviceType);
}
