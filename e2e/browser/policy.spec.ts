import { expect } from "@playwright/test";
import { signInQuietly } from "../support/pages/sign-in";
import { test } from "../support/pages/watched";

/** Ways in which what somebody else has written runs, where it gets into a page as HTML. */
const FOREIGN = [
  `<img src="/nothing" onerror="ran.push('handler')">`,
  `<a id="foreign" href="javascript:ran.push('address')">x</a>`,
  `<iframe srcdoc="<script>parent.ran.push('frame')</script>"></iframe>`,
  `<style>main { display: none }</style>`,
  `<p style="position: fixed; inset: 0">x</p>`,
  `<form action="https://elsewhere.example/"></form>`,
];

test("what gets into a page as HTML neither runs nor changes its looks, and is heard of", async ({ page, refusals }) => {
  await signInQuietly(page);
  for (const path of ["/", "/trip", "/docs"]) {
    await page.goto(path);
    await page.evaluate((parts) => {
      Object.assign(window, { ran: [] });
      const script = document.createElement("script");
      script.textContent = "ran.push('script')";
      document.body.append(script);
      for (const part of parts) document.body.insertAdjacentHTML("beforeend", part);
      document.querySelector<HTMLElement>("#foreign")?.click();
    }, FOREIGN);
    // As many as there are parts, and the script: the form's is heard of when it is sent.
    await expect.poll(() => new Set(refusals).size, { message: path }).toBeGreaterThanOrEqual(FOREIGN.length);
    expect(await page.evaluate(() => Reflect.get(window, "ran"))).toEqual([]);
    await expect(page.getByRole("main")).toBeVisible();
    refusals.length = 0;
  }
});
