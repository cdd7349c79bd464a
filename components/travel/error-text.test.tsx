import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ApiError } from "@/lib/client/calls/api-error";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { showAndSpeak } from "@/tests/support/pages/show";

const ENVELOPE = { request_id: "r-1", created_at: "2026-11-20 10:00", error_code: 8, message: "No." };
const TEXTS = {
  en: { message: "No.", errors: { email: ["Give an address."] } },
  ru: { message: "Нет.", errors: { email: ["Укажите адрес."] } },
  uz: { message: "Yoʻq.", errors: { email: ["Manzilni kiriting."] } },
};

function Told({ error }: { error: unknown }) {
  const { message, fields } = useErrorText()(error);
  return (
    <p>
      {message} {fields.email}
    </p>
  );
}

it("speaks the language of the page, also after a change of it", () => {
  const { speak } = showAndSpeak(<Told error={new ApiError(422, { ...ENVELOPE, texts: TEXTS })} />);
  expect(screen.getByText("No. Give an address.")).toBeDefined();
  speak("ru");
  expect(screen.getByText("Нет. Укажите адрес.")).toBeDefined();
  speak("uz");
  expect(screen.getByText("Yoʻq. Manzilni kiriting.")).toBeDefined();
});

it("keeps the words that there are where the service told no others", () => {
  const { speak } = showAndSpeak(<Told error={new ApiError(422, ENVELOPE)} />);
  speak("ru");
  expect(screen.getByText("No.")).toBeDefined();
});
