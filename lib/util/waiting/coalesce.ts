/** Request coalescing: who asks for the same at the same time shares one piece of work. Nothing is kept once it is done. */
export class Coalescing<Result> {
  private readonly underWay = new Map<string, Promise<Result>>();

  /** The work under the key that has begun and has not ended. */
  begun(key: string): Promise<Result> | undefined {
    return this.underWay.get(key);
  }

  /**
   * What comes of the work under way, else of `work`.
   * @throws what the work throws, to all who share it
   */
  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const begun = this.underWay.get(key);
    if (begun) return begun;
    const running = work().finally(() => this.underWay.delete(key));
    this.underWay.set(key, running);
    return running;
  }
}
