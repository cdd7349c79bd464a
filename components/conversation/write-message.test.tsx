import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "@/tests/support/pages/show";
import { WriteMessage } from "./write-message";

it("promises no reading with the request once that is decided", () => {
  show(<WriteMessage side="partner" isWaiting={false} onSend={() => Promise.resolve()} />);
  expect(screen.getByText(/^The request is decided/)).toBeDefined();
  expect(screen.queryByText("The back office reads it with the request.")).toBeNull();
});
