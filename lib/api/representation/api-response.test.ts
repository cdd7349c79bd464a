import { expect, it } from "vitest";
import { AppError } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import { bodyText, fail } from "./api-response";

const error = new AppError("validation", { fields: { email: [t("Give an address.", "Укажите адрес.", "Manzilni kiriting.")] } });
const told = (isInAll: boolean): unknown => JSON.parse(bodyText(fail("r-1", new Date(), error, "en", isInAll)));

it("tells a page its texts in all languages beside the envelope, and programs the envelope alone", () => {
  expect(told(false)).not.toHaveProperty("texts");
  expect(told(true)).toMatchObject({
    errors: { email: ["Give an address."] },
    texts: {
      en: { errors: { email: ["Give an address."] } },
      ru: { errors: { email: ["Укажите адрес."] } },
      uz: { errors: { email: ["Manzilni kiriting."] } },
    },
  });
});
