import { expect, test } from "vitest";
import { refusedAct } from "@/app/(agent)/refused-act";

test("an address tells people only what their role keeps from them, and nothing that it does not know", () => {
  expect(refusedAct({ refused: "sell" }, "viewer")).toBe("sell");
  expect(refusedAct({ refused: "readMoney" }, "accountant")).toBeNull();
  expect(refusedAct({ refused: "manage" }, "admin")).toBeNull();
  expect(refusedAct({ refused: "manage" }, "agent")).toBe("manage");
  for (const refused of ["https://elsewhere.example", "read", ["sell", "sell"], undefined])
    expect(refusedAct({ refused }, "viewer")).toBeNull();
});
