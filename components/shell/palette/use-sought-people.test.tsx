import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { router } from "@/tests/support/pages/navigation";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { useSoughtPeople } from "./use-sought-people";

const FIND = "POST /api/portal/passengers/find";
const MALIKA = {
  ...{ id: "p-1", last_name: "KARIMOVA", first_name: "MALIKA", middle_name: "", birthdate: "1990-02-07", gender: "F", citizenship: "UZ" },
  ...{ doc_type: "A", doc_number: "AA1234567", doc_expire: "2031-01-01", tel: "+998901234567" },
};
const ALI = { ...MALIKA, id: "p-2", first_name: "ALI", doc_number: "AA1234568", tel: "" };
const BOOKED = { ...MALIKA, id: "p-3", last_name: "MALIKOV", doc_number: "AA1234569" };

function Found({ typed, isWanted = true }: { typed: string; isWanted?: boolean }) {
  const { options } = useSoughtPeople(typed, isWanted);
  return options.map(({ id, text, run }) => (
    <button key={id} type="button" onClick={run}>
      {text}
    </button>
  ));
}

it("finds whom the agency knows by first name or phone, without their families, and leads to the person's card", async () => {
  const found = { families: [{ key: "f-1", members: [ALI, MALIKA] }], booked: [{ key: "f-2", members: [BOOKED] }] };
  const asked = serve({ [FIND]: () => found });
  const person = show(<Found typed=" malik " />);
  const [first] = await screen.findAllByRole("button");
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["KARIMOVA MALIKA", "MALIKOV MALIKA"]);
  expect(asked[0]?.body).toEqual({ search: "malik" });
  if (first) await person.click(first);
  expect(router.push).toHaveBeenCalledWith("/passengers/p-1");
});

it("brings the family where the service alone knows the spelling", async () => {
  serve({ [FIND]: () => ({ families: [{ key: "f-1", members: [ALI, MALIKA] }], booked: [] }) });
  show(<Found typed="каримова" />);
  expect(await screen.findAllByRole("button")).toHaveLength(2);
});
