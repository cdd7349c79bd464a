import { expect, test } from "vitest";
import { xAuth } from "./x-auth";

test("X-Auth is counted as the live interface counts it", () => {
  // printf '%s' 'agent@parvoz.example''2f1c9d9e-5a55-4f0e-9d3c-7a3f1b2c4d5e''secret-of-the-callback' | sha256sum | cut -d' ' -f1 | tr -d '\n' | base64 -w0
  const given = { email: "agent@parvoz.example", bookingId: "2f1c9d9e-5a55-4f0e-9d3c-7a3f1b2c4d5e", secret: "secret-of-the-callback" };
  expect(xAuth(given)).toBe("ODJiZjA0NDUxNDY0NGM2NjY2YzY1NDBjOTgyODk0ZmY0YTlmOWQ2NTk4Mjc1MzEwY2FkMWZkOTA3ZDEzZDgxZA==");
});
