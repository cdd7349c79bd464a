import { z } from "zod";
import { BAG_CLOSURES } from "@/lib/domain/bags/late-bags";
import { CURRENCIES } from "@/lib/domain/money";
import { money, notice } from "../shared";

/** Extra bags that are bought once a booking is made. */

const bagChoice = z
  .strictObject({
    id: z.string().describe("Send it with the passenger's `key`; it names the price, and buying is held to that"),
    title: notice.describe("What it is, in words"),
    direction: z.int().describe("Direction of the journey, from 0"),
    piece: z.int().describe("Number of pieces"),
    weight: z.int().describe("Maximum weight of each piece, kilograms"),
    price: money.describe("Price of all pieces together"),
  })
  .meta({ id: "BagChoice", description: "Extra bags that a passenger may still buy for one direction" });

const bagDirection = z
  .strictObject({
    direction: z.int().describe("Direction of the journey, from 0"),
    closed: z
      .enum(BAG_CLOSURES)
      .nullable()
      .describe(
        "Why no bags are sold for it: `departed`, `departs_soon` (in less than three hours), `not_sold` (its carriers sell none); null where they are",
      ),
  })
  .meta({ id: "BagDirection", description: "Whether bags are sold for a direction" });

const passengerBags = z
  .strictObject({
    key: z.string().describe("Id of the passenger in the booking"),
    bags: z
      .array(bagChoice)
      .describe("What the passenger may still buy, one of them per direction; empty where there is nothing, as for infants on a lap"),
  })
  .meta({ id: "PassengerBags", description: "What a passenger may still buy" });

/** Answer of GET /booking/{id}/bags. */
export const bookingBags = z
  .strictObject({
    currency: z.enum(CURRENCIES).describe("Currency of the booking, ISO 4217"),
    directions: z.array(bagDirection).describe("One item per direction"),
    passengers: z.array(passengerBags).describe("In the order of the booking"),
  })
  .meta({ id: "BookingBags", description: "Extra bags that can still be bought for a booking" });
export type BookingBags = z.infer<typeof bookingBags>;

/** Nine passengers with six directions each are fewer. */
const MOST_BAGS = 60;

const bagOrder = z
  .strictObject({
    passenger: z.uuid().describe("`key` of the passenger"),
    id: z.string().min(1).max(100).describe("`id` of one of the passenger's bags"),
  })
  .meta({ id: "BagOrder", description: "Bags that a passenger buys for one direction" });

/** Body of POST /booking/{id}/bags. */
export const addBagsRequest = z
  .strictObject({ bags: z.array(bagOrder).min(1).max(MOST_BAGS).describe("One item per passenger and direction") })
  .meta({ id: "AddBagsRequest", description: "Which bags are bought" });
export type AddBags = z.output<typeof addBagsRequest>;
