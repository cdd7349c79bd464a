import { zodResolver } from "@hookform/resolvers/zod";
import { tripFindRequest } from "@/lib/contracts/trip/trip";

/** Loaded when the form is sent (lib/client/calls/resolve-later.ts). */
export const findFormResolver = zodResolver(tripFindRequest);
