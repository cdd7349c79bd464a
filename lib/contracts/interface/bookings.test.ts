import { expect, test } from "vitest";
import { MAX_DIRECTIONS } from "../limits";
import { bookingRequest } from "./bookings";

const person = { first_name: "Anvar", last_name: "Karimov", age: "adt", birthdate: "1990-05-01", gender: "M" };
const request = (count: number, bags: number) => ({
  ...{ payer_name: "Karimov Anvar", payer_email: "payer@parvoz.example", payer_tel: "+998901234567" },
  additional_services: Array.from({ length: bags }, (_, index) => `bag-${index}`),
  passengers: Array.from({ length: count }, () => ({
    ...{ ...person, citizenship: "UZ", tel: "+998901234567", doc_type: "A" },
    ...{ doc_number: "AA1234567", doc_expire: "2032-01-01" },
  })),
});

test("everybody with a seat may have a bag in every direction, and no more than that", () => {
  expect(bookingRequest.safeParse(request(7, 3 * 7)).success).toBe(true);
  expect(bookingRequest.safeParse(request(9, 9 * MAX_DIRECTIONS)).success).toBe(true);
  expect(bookingRequest.safeParse(request(9, 9 * MAX_DIRECTIONS + 1)).success).toBe(false);
});
