import { expect, test } from "vitest";
import { Turns } from "./turns";

/** Work of so many parts that notes each of them. */
function* parts(name: string, count: number, done: string[]): Generator<undefined, string> {
  for (let part = 1; part < count; part++) {
    done.push(name);
    yield;
  }
  done.push(name);
  return name;
}

test("each asker has a turn after each of the others had theirs, however many questions one of them has", async () => {
  const turns = new Turns<string>(4);
  const done: string[] = [];
  const ask = (asker: string, name: string, count: number) => turns.run(name, asker, () => parts(name, count, done));
  const results = await Promise.all([ask("one", "a", 3), ask("one", "b", 2), ask("other", "c", 4)]);
  expect(results).toEqual(["a", "b", "c"]);
  expect(done.join("")).toBe("aacacbcbc");
});

test("the same question is worked out once, in the turns of all who ask it", async () => {
  const turns = new Turns<string>(4);
  const done: string[] = [];
  const ask = (asker: string, name: string, count: number) => turns.run(name, asker, () => parts(name, count, done));
  const [first, later, shared, third] = [ask("one", "a", 4), ask("one", "b", 3), ask("other", "b", 3), ask("third", "c", 4)];
  expect(await Promise.all([first, later, shared, third])).toEqual(["a", "b", "b", "c"]);
  // Who asks the same as the later one of another's questions does not wait for the earlier one.
  expect(done.join("")).toBe("aabcabcabcc");
  expect(turns.wasBegunWithin(turns.begun, "b")).toBe(false);
});

test("work under way tells whether it was begun before somebody asked", async () => {
  const turns = new Turns<string>(4);
  const before = turns.run("a", "one", () => parts("a", 2, []));
  const asked = turns.begun;
  const later = turns.run("b", "one", () => parts("b", 2, []));
  expect(["a", "b"].map((name) => turns.wasBegunWithin(asked, name))).toEqual([true, false]);
  await Promise.all([before, later]);
});

test("so many askers have work under way; the next one begins where one of them is done", async () => {
  const turns = new Turns<string>(2);
  const done: string[] = [];
  const ask = (asker: string, name: string, count: number) => turns.run(name, asker, () => parts(name, count, done));
  await Promise.all([ask("one", "a", 3), ask("one", "d", 2), ask("two", "b", 2), ask("three", "c", 2)]);
  expect(done.join("")).toBe("aababcdcd");
});

test("work that fails fails for all who wait for it, and the next question is worked out anew", async () => {
  const turns = new Turns<string>(2);
  let begun = 0;
  const fail = (asker: string) =>
    turns.run("a", asker, function* () {
      begun += 1;
      yield;
      throw new Error("broken");
    });
  const outcomes = await Promise.allSettled([fail("one"), fail("other")]);
  expect([outcomes.map(({ status }) => status), begun]).toEqual([["rejected", "rejected"], 1]);
  expect(await turns.run("a", "one", () => parts("a", 1, []))).toBe("a");
});
