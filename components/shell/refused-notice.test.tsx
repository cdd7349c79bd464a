import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "@/tests/support/pages/show";
import { RefusedNotice } from "./refused-notice";

it("says for whom the page is, what the reader is, who can change that, and goes when it is closed", () => {
  const viewer = { act: "readMoney", role: "viewer", close: "/bookings" } as const;
  show(<RefusedNotice {...viewer} />, "ru");
  expect(screen.getByText("Страница, которую вы открыли, — для агентов, бухгалтеров и владельцев")).toBeDefined();
  expect(screen.getByText(/«Только чтение».*владелец агентства/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Закрыть" }).getAttribute("href")).toBe("/bookings");
});
