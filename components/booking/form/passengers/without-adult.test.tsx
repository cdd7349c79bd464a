import { screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { show } from "@/tests/support/pages/show";
import type { BookingFields } from "../booking-fields";
import { WithoutAdult } from "./without-adult";

function Form({ birthdates }: { birthdates: string[] }) {
  const form = useForm<BookingFields>({ defaultValues: { passengers: birthdates.map((birthdate) => ({ birthdate })) } });
  return (
    <FormProvider {...form}>
      <WithoutAdult lastFlight="2026-12-10" />
    </FormProvider>
  );
}

it.each([
  ["one child alone", ["2013-01-01"], true],
  ["somebody who is 18 the day after", ["2008-12-11"], true],
  ["somebody who is 18 that day", ["2008-12-10"], false],
  ["a child with a grown-up", ["2016-01-01", "1980-01-01"], false],
  ["a form that is not filled in", ["2013-01-01", ""], false],
])("warns of children without an adult: %s", (_who, birthdates, isWarned) => {
  show(<Form birthdates={birthdates} />);
  expect(screen.queryByText(/Nobody on this journey is 18/) !== null).toBe(isWarned);
});
