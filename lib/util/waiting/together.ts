interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Work that is hardly dearer for many than for one: the first is done at once, and what is asked for meanwhile goes together, after it. Nobody waits
 * for others to come.
 */
export class Together<Asked, Answer> {
  private waiting: Waiting<Asked, Answer>[] = [];
  private isAtWork = false;

  /**
   * @param work answers each of what it is given, in the same order
   * @param most so many go together at most
   */
  constructor(
    private readonly work: (asked: Asked[]) => Promise<readonly Answer[]>,
    private readonly most: number,
  ) {}

  /** @throws what the work throws, to all that went together */
  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ asked, resolve, reject });
      if (!this.isAtWork) void this.workOff();
    });
  }

  private async workOff(): Promise<void> {
    this.isAtWork = true;
    while (this.waiting.length > 0) await this.doNext(this.waiting.splice(0, this.most));
    this.isAtWork = false;
  }

  private async doNext(batch: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await this.work(batch.map(({ asked }) => asked));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const answer = answers[index];
        if (answer === undefined) reject(new Error("there is no answer for it"));
        else resolve(answer);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
