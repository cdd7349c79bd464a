/** What decides over itineraries while they are looked for. */
export interface Judge {
  /**
   * Whether a label can be pruned: no itinerary that it may become is of use.
   * @param transferRank that they have at least
   * @param total what they cost at least, minor units
   * @param arrivalUtc when they arrive at the earliest, minutes since epoch
   */
  prunes(transferRank: number, total: number, arrivalUtc: number): boolean;
  /** Takes an itinerary that was not pruned, by its index in the direction's search. */
  take(index: number): void;
}
