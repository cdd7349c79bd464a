/** What comes of work that comes back in between. @param between what is done there */
export function finished<Result>(work: Generator<undefined, Result>, between: () => void = () => {}): Result {
  let step = work.next();
  while (!step.done) {
    between();
    step = work.next();
  }
  return step.value;
}
