import type { Locator, Page } from "@playwright/test";

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell, 1980): an average typist's key, pointing with a mouse, pressing and letting go of its
 * button, moving a hand between mouse and keyboard, and making up one's mind.
 */
const KEY = 0.28;
const POINT = 1.1;
const PRESS = 0.2;
const HOME = 0.4;
const MIND = 1.35;

/** What somebody has done with mouse and keyboard, and how long it takes a person by the keystroke-level model. */
export interface Effort {
  clicks: number;
  /** Fields that were typed into, and keys pressed for it. */
  fields: number;
  keys: number;
  /** Files that were chosen: a dialog of the system, in which a name is pressed twice. */
  files: number;
  seconds: number;
}

/** Works a page as somebody does who has not seen it before, and counts. Whoever makes up their mind does so before each click and each field. */
export class Hand {
  private clicks = 0;
  private fields = 0;
  private keys = 0;
  private files = 0;

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks++;
  }

  /** Types into a field: a click into it, its keys, and the hand back to the mouse. */
  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.fields++;
    this.keys += text.length;
  }

  /** Pastes what was copied: a click into the field and two keys. */
  async paste(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.fields++;
    this.keys += 2;
  }

  /** Chooses a file that somebody has got. */
  async choose(page: Page, label: string, file: { name: string; text: string }): Promise<void> {
    const chosen = { name: file.name, mimeType: "application/octet-stream", buffer: Buffer.from(file.text) };
    const input = page.locator("input[type=file]").and(page.getByLabel(label));
    await input.setInputFiles(chosen);
    this.files++;
  }

  /** Opens an address that somebody was handed: it is pasted. */
  async open(page: Page, address: string): Promise<void> {
    await page.goto(address);
    this.fields++;
    this.keys += 3;
  }

  get effort(): Effort {
    const { clicks, fields, keys, files } = this;
    const clicking = clicks * (MIND + POINT + PRESS);
    const typing = fields * (MIND + POINT + PRESS + 2 * HOME) + keys * KEY;
    const choosing = files * (2 * MIND + 2 * POINT + 3 * PRESS);
    return { clicks, fields, keys, files, seconds: Math.round(clicking + typing + choosing) };
  }
}
