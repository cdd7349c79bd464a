import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { AgencyOnly, CustomerModeProvider } from "@/lib/client/customer-mode";
import { show } from "@/tests/support/pages/show";
import { AgencyPage } from "./agency-page";
import { CustomerEye } from "./customer-eye";

it("hides what is the agency's alone with one key or press, remembers it, and brings it back", async () => {
  const person = show(
    <CustomerModeProvider initial={false}>
      <CustomerEye />
      <AgencyOnly>cost 1,000,000</AgencyOnly>
    </CustomerModeProvider>,
  );
  const eye = screen.getByRole("button", { name: "Customer mode" });
  expect(document.body.textContent).toContain("1,000,000");
  fireEvent.keyDown(document.body, { key: "F9" });
  expect(document.body.innerHTML).not.toContain("1,000,000");
  expect(eye.getAttribute("aria-pressed")).toBe("true");
  expect(document.cookie).toContain("parvoz_customer=1");
  await person.click(eye);
  expect(document.body.textContent).toContain("1,000,000");
  expect(document.cookie).not.toContain("parvoz_customer=1");
});

it("closes a page of the agency's, and opens it again with what is typed there", async () => {
  const person = show(
    <CustomerModeProvider initial={false}>
      <AgencyPage>
        <input aria-label="Highest margin" />
      </AgencyPage>
    </CustomerModeProvider>,
  );
  await person.type(screen.getByRole("textbox"), "12");
  fireEvent.keyDown(document.body, { key: "F9" });
  expect(screen.queryByRole("textbox")).toBeNull();
  await person.click(screen.getByRole("button"));
  expect(screen.getByRole("textbox")).toHaveProperty("value", "12");
  expect(screen.queryByRole("button")).toBeNull();
});
