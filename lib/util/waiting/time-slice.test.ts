import { expect, test, vi } from "vitest";
import { inTimeSlice, isSliceOver } from "./time-slice";

test("work is told when its time is over, and work beside it is not", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  try {
    const short = inTimeSlice(10, async () => {
      await Promise.resolve();
      clock.mockReturnValue(10);
      return isSliceOver();
    });
    expect(await short).toEqual({ result: true, isWhole: false });
    expect(await inTimeSlice(1000, async () => isSliceOver())).toEqual({ result: false, isWhole: true });
    expect(isSliceOver()).toBe(false);
  } finally {
    clock.mockRestore();
  }
});
