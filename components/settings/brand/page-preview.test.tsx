import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { OWN_TONES } from "@/lib/domain/colours/own-tones";
import tailwind from "@/tailwind.config";
import { show } from "@/tests/support/pages/show";
import { PagePreview } from "./page-preview";

const BRAND = { name: "Namuna Travel", tel: "", email: "", telegram: "", address: "", colour: "", prints_parts: false };

it("shows the tones that pages have while no colour is typed", () => {
  show(<PagePreview brand={BRAND} time="night" mark={BRAND.name} button="Open" />);
  const { accent, soft, strong } = OWN_TONES.night;
  expect(screen.getByText("Open").style.backgroundColor).toBe(accent);
  expect([screen.getByText("TAS → IST").style.backgroundColor, screen.getByText("TAS → IST").style.color]).toEqual([soft, strong]);
  expect(tailwind.theme.extend.colors.accent.DEFAULT).toContain(accent);
});
