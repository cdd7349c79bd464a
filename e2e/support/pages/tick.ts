import { expect, type Locator } from "@playwright/test";

/**
 * Chooses a radio button or checkbox as a person does: by a press on what is drawn for it, once that rests and nothing lies over it.
 * Its input is hidden under that, where a check of its own would press a place that may have moved.
 */
export async function tick(control: Locator): Promise<void> {
  if (await control.isChecked()) return;
  await control.locator("xpath=ancestor::label[1]").click();
  await expect(control).toBeChecked();
}
