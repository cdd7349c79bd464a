import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { PYTHON, saySkipped } from "../support/clients/python";
import { runProgram } from "../support/clients/run-program";
import { SERVERS } from "../support/clients/tiers";
import { inDays } from "../support/product/partner";
import { makePerson } from "../support/product/people";
import { makeTestKey } from "../support/product/test-key";
import { BY_DAY, WITH_CLIENTS } from "../support/when";

const SAMPLE = path.resolve("e2e/clients/python-package/sample.py");
const WHEEL = /docs\/python\/(parvoz-[\d.]+-py3-none-any\.whl)/;

saySkipped("the journeys of the Python client");

test.describe("the Python client that the documentation hands out", () => {
  test.skip(!PYTHON, "this machine has no Python 3");

  for (const { title, url } of SERVERS) {
    const when = url === SERVERS[0].url ? BY_DAY : WITH_CLIENTS;
    test(`goes from a search to a void on ${title}`, when, async ({ request }, info) => {
      const page = await (await request.get("/docs/python-client.md")).text();
      const name = WHEEL.exec(page)?.[1] ?? "";
      const wheel = await request.get(`/docs/python/${name}`);
      expect(wheel.status()).toBe(200);
      const folder = info.outputPath("partner");
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(path.join(folder, name), await wheel.body());
      fs.copyFileSync(SAMPLE, path.join(folder, "sample.py"));
      const person = makePerson("adt");
      const settings = {
        SERVICE: url,
        PARVOZ_KEY: await makeTestKey(`Python client, ${title}`),
        SURNAME: person.last_name.toUpperCase(),
        DOCUMENT: person.doc_number,
        DAY: inDays(45),
        // Python reads packages out of wheels as they are.
        PYTHONPATH: path.join(folder, name),
        PYTHONDONTWRITEBYTECODE: "1",
      };
      const { code, output } = await runProgram(PYTHON ?? "", ["sample.py"], folder, settings);
      expect(code, output).toBe(0);
      expect(JSON.parse(output)).toEqual({
        paid: "paid",
        ticket: expect.stringMatching(/^\d{13}$/),
        refused: 5233,
        voided: "refunded",
        russian: "Ташкент",
      });
    });
  }
});

test("another name than the wheel's own is not found", async ({ request }) => {
  for (const name of ["parvoz-0.0.1-py3-none-any.whl", "..%2fREADME.md", "x"])
    expect((await request.get(`/docs/python/${name}`)).status()).toBe(404);
});
