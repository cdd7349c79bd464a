import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { MailPreview } from "@/lib/contracts/operator/house";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { MailsPage } from "./mails-page";

const READ = "GET /api/operator/house/mails";
const PREVIEW: MailPreview = {
  ...{ kind: "receipts", from: "Namuna Travel", reply_to: "", subject: "Tickets 00000000", text: "Your tickets" },
  html: "<!doctype html><html><head></head><body><p>Your tickets</p></body></html>",
};

it("shows a mail as page, where nothing runs and nothing is loaded, and as text", async () => {
  serve({ [READ]: () => PREVIEW });
  show(<MailsPage />);
  expect(await screen.findByRole("heading", { name: "Tickets 00000000" })).toBeDefined();
  const page = screen.getByTitle("As a page");
  expect(page.getAttribute("sandbox")).toBe("");
  expect(page.getAttribute("srcdoc")).toContain(`content="default-src 'none'"`);
  expect(screen.getByText("Your tickets")).toBeDefined();
});

it("asks for another language", async () => {
  const asked = serve({ [READ]: () => PREVIEW });
  const person = show(<MailsPage />);
  await person.click(await screen.findByRole("radio", { name: "Русский" }));
  await expect.poll(() => asked.filter(({ call }) => call === READ)).toHaveLength(2);
});
