import { expect, test } from "vitest";
import { acceptedCoding } from "./accepted-coding";

test.each([
  [null, null],
  ["", null],
  ["identity", null],
  ["deflate", null],
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["gzip, deflate, br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP;Q=1.0, BR;q=0.9", "gzip"],
  ["br;q=0", null],
  ["br;q=0, gzip;q=0.1", "gzip"],
  ["*", "br"],
  ["*;q=0", null],
  ["br;q=0, *", "gzip"],
  ["identity;q=1, br;q=0.5", null],
  ["identity;q=0, gzip;q=0.5", "gzip"],
  [" , gzip ; q=0.4 , br ; q=0.3", "gzip"],
])("Accept-Encoding %j is answered with %j", (header, coding) => {
  expect(acceptedCoding(header)).toBe(coding);
  expect(acceptedCoding(header)).toBe(coding);
});
