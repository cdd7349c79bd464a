import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { askAnew } from "./ask-anew";
import { keepAnswer } from "./keep-answer";

const KEY = ["booking", "one"];

/** A service whose answers are given by hand, in the order in which it was asked. */
function service() {
  const waiting: ((answer: string) => void)[] = [];
  const ask = () => new Promise<string>((resolve) => waiting.push(resolve));
  return { ask, timesAsked: () => waiting.length, answer: (nth: number, text: string) => waiting[nth]?.(text) };
}

/** A part of a page that shows the answer. */
function shown(cache: QueryClient, queryFn: () => Promise<string>, enabled = true) {
  const observer = new QueryObserver(cache, { queryKey: KEY, queryFn, enabled, staleTime: 60_000 });
  observer.subscribe(() => {});
  return observer;
}

const textOf = (cache: QueryClient) => cache.getQueryData(KEY);

it("gives up a first answer that was asked for before the change", async () => {
  const cache = new QueryClient();
  const { ask, timesAsked, answer } = service();
  shown(cache, ask);
  const asked = askAnew(cache, ["booking"]);
  await vi.waitFor(() => expect(timesAsked()).toBe(2));
  answer(0, "before");
  answer(1, "after");
  await asked;
  expect(textOf(cache)).toBe("after");
});

it("lets who waits for a later answer have the one from after the change", async () => {
  const cache = new QueryClient();
  const { ask, timesAsked, answer } = service();
  cache.setQueryData(KEY, "first");
  shown(cache, ask);
  const waitedFor = cache.fetchQuery({ queryKey: KEY, queryFn: ask, staleTime: 0 });
  const asked = askAnew(cache, KEY);
  await vi.waitFor(() => expect(timesAsked()).toBe(2));
  answer(0, "before");
  answer(1, "after");
  await asked;
  expect(await waitedFor).toBe("after");
});

it("asks for what nobody shows once it is shown", async () => {
  const cache = new QueryClient();
  const { ask, timesAsked, answer } = service();
  const observer = shown(cache, ask);
  observer.setOptions({ queryKey: KEY, queryFn: ask, enabled: false });
  await askAnew(cache, KEY);
  expect(timesAsked()).toBe(1);
  observer.setOptions({ queryKey: KEY, queryFn: ask, enabled: true });
  await vi.waitFor(() => expect(timesAsked()).toBe(2));
  answer(1, "after");
  await vi.waitFor(() => expect(textOf(cache)).toBe("after"));
});

it("keeps what a change has answered, though an older answer comes later", async () => {
  const cache = new QueryClient();
  const { ask, answer } = service();
  cache.setQueryData(KEY, "first");
  const observer = shown(cache, ask);
  const older = observer.refetch();
  await keepAnswer(cache, KEY, "changed");
  answer(0, "before");
  await older;
  expect(textOf(cache)).toBe("changed");
});
