import type { Locator } from 'playwright-core';

/** What somebody does to reach something, besides typing texts: counted, printed and bounded. */
export class Steps {
  private readonly taken: string[] = [];

  constructor(
    private readonly goal: string,
    private readonly most: number,
  ) {}

  async do(name: string, act: () => Promise<unknown>): Promise<void> {
    this.taken.push(name);
    await act();
  }

  click(name: string, control: Locator, options?: { modifiers: ['Shift'] }): Promise<void> {
    return this.do(name, () => control.click(options));
  }

  /** Once it is reached. */
  end(): void {
    const { goal, most, taken } = this;
    process.stdout.write(`${goal}: ${taken.length} of ${most} steps (${taken.join(', ')}).\n`);
    expect(taken.length).toBeLessThanOrEqual(most);
  }
}
