import type { Locator, Page } from "@playwright/test";
import { tick } from "../pages/tick";

/** What somebody did at a page. */
export interface Tally {
  clicks: number;
  /** Key presses that type nothing: Enter, Tab, Ctrl+V. */
  keys: number;
  /** Fields typed into, with the way to them. */
  typed: number;
}

export function totalOf({ clicks, keys, typed }: Tally): number {
  return clicks + keys + typed;
}

/** The hand of an agent at a page, which counts what it does. */
export class Hand {
  readonly tally: Tally = { clicks: 0, keys: 0, typed: 0 };

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    await target.click();
    this.tally.clicks++;
  }

  async choose(radio: Locator): Promise<void> {
    await tick(radio);
    this.tally.clicks++;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.tally.keys++;
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.tally.typed++;
  }

  /** A click into the field, and Ctrl+V. The page needs the permission to write to the clipboard, where the text is put before. */
  async paste(field: Locator, text: string): Promise<void> {
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.click(field);
    await this.press("ControlOrMeta+V");
  }
}
