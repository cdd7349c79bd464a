import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useRowKeys } from "@/lib/client/use-row-keys";
import { show } from "@/tests/support/pages/show";

function List() {
  const rows = useRowKeys();
  return (
    <>
      <label>
        Filter <input />
      </label>
      <div ref={rows}>
        <table>
          <tbody>
            {["first", "second", "third"].map((name) => (
              <tr key={name}>
                <td>
                  <a href={`#${name}`}>{name}</a> <button type="button">Note on {name}</button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

it("walks down and up the rows with j and k, and stops at their ends", async () => {
  const person = show(<List />);
  await person.keyboard("j");
  expect(focused()).toBe("first");
  await person.keyboard("jjjj");
  expect(focused()).toBe("third");
  await person.click(screen.getByRole("button", { name: "Note on second" }));
  await person.keyboard("k");
  expect(focused()).toBe("first");
});

it("leaves letters to fields, and keys with a modifier to the browser", async () => {
  const person = show(<List />);
  const field = screen.getByLabelText("Filter");
  await person.type(field, "jk");
  expect(field).toHaveProperty("value", "jk");
  expect(document.activeElement).toBe(field);
  await person.click(document.body);
  await person.keyboard("{Control>}j{/Control}");
  expect(focused()).not.toBe("first");
});
