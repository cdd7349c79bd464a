import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { held } from "@/tests/support/pages/service";
import { askAnew } from "./ask-anew";
import { keepAnswer } from "./keep-answer";

const KEY = ["booking", "one"];

/** A service that is asked twice, before and after a change; the test gives its answers. */
function service() {
  const [before, after] = [held<string>(), held<string>()];
  const ask = vi.fn(after.answer).mockImplementationOnce(before.answer);
  return { ask, before, after };
}

/** A part of a page that shows the answer. */
function shown(cache: QueryClient, queryFn: () => Promise<string>) {
  const observer = new QueryObserver(cache, { queryKey: KEY, queryFn, staleTime: 60_000 });
  observer.subscribe(() => {});
  return observer;
}

it("gives up a first answer that was asked for before the change", async () => {
  const cache = new QueryClient();
  const { ask, before, after } = service();
  shown(cache, ask);
  const asked = askAnew(cache, ["booking"]);
  await expect.poll(() => ask.mock.calls.length).toBe(2);
  before.give("before");
  after.give("after");
  await asked;
  expect(cache.getQueryData(KEY)).toBe("after");
});

it("lets who waits for a later answer have the one from after the change", async () => {
  const cache = new QueryClient();
  const { ask, before, after } = service();
  cache.setQueryData(KEY, "first");
  shown(cache, ask);
  const waitedFor = cache.fetchQuery({ queryKey: KEY, queryFn: ask, staleTime: 0 });
  const asked = askAnew(cache, KEY);
  await expect.poll(() => ask.mock.calls.length).toBe(2);
  before.give("before");
  after.give("after");
  await asked;
  expect(await waitedFor).toBe("after");
});

it("asks for what nobody shows once it is shown", async () => {
  const cache = new QueryClient();
  const { ask, after } = service();
  const observer = shown(cache, ask);
  observer.setOptions({ queryKey: KEY, queryFn: ask, enabled: false });
  await askAnew(cache, KEY);
  expect(ask).toHaveBeenCalledTimes(1);
  observer.setOptions({ queryKey: KEY, queryFn: ask, enabled: true });
  await expect.poll(() => ask.mock.calls.length).toBe(2);
  after.give("after");
  await expect.poll(() => cache.getQueryData(KEY)).toBe("after");
});

it("keeps what a change has answered, though an older answer comes later", async () => {
  const cache = new QueryClient();
  const { ask, before } = service();
  cache.setQueryData(KEY, "first");
  const observer = shown(cache, ask);
  const older = observer.refetch();
  await keepAnswer(cache, KEY, "changed");
  before.give("before");
  await older;
  expect(cache.getQueryData(KEY)).toBe("changed");
});
