import { screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { DateUse } from "@/lib/i18n/typed-date";
import { show } from "@/tests/support/pages/show";
import { DateField } from "./date-field";

const changed = vi.fn();

function Field({ use }: { use: DateUse }) {
  const [value, setValue] = useState("");
  const change = (next: string) => {
    changed(next);
    setValue(next);
  };
  return (
    <>
      <DateField label="Date" use={use} value={value} onChange={change} />
      <button type="button" onClick={() => setValue("1990-02-07")}>
        Fill
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Date");

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 10), toFake: ["Date"] });
  changed.mockReset();
});

it.each([
  ["birth", "120585", "12 May 1985", "12.05.1985"],
  ["expiry", "12MAY31", "12 May 2031", "12.05.2031"],
] as const)("shows at once how a date of %s was understood, and writes it out once the field is left", async (use, text, date, left) => {
  const person = show(<Field use={use} />);
  await person.type(field(), text);
  expect(field().value).toBe(text);
  expect(screen.getByText(date)).toBeDefined();
  await person.tab();
  expect(field().value).toBe(left);
});

it("keeps what is no date as it was typed", async () => {
  const person = show(<Field use="birth" />);
  await person.type(field(), "31.02.85");
  await person.tab();
  expect(field().value).toBe("31.02.85");
  expect(changed).toHaveBeenLastCalledWith("31.02.85");
});

it("shows a date that comes from elsewhere while one types", async () => {
  const person = show(<Field use="birth" />);
  await person.type(field(), "12.5");
  await person.click(screen.getByText("Fill"));
  expect(field().value).toBe("07.02.1990");
});
