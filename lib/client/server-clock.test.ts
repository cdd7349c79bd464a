import { describe, expect, it } from "vitest";
import { clockLag } from "./server-clock";

const header = "Fri, 20 Nov 2026 11:30:00 GMT";
const served = Date.UTC(2026, 10, 20, 11, 30);

describe("a reader's clock against the server's", () => {
  it("is taken as right within a few seconds", () => {
    expect(clockLag(header, served + 4_000)).toBe(0);
    expect(clockLag(header, served - 4_000)).toBe(0);
  });

  it("is corrected where it is behind or ahead", () => {
    expect(clockLag(header, served - 120_000)).toBe(120_000);
    expect(clockLag(header, served + 300_000)).toBe(-300_000);
  });

  it("is left alone where the answer names no usable time", () => {
    expect(clockLag(null, served)).toBe(0);
    expect(clockLag("yesterday", served)).toBe(0);
  });
});
