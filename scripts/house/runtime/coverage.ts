import { type Profiler, Session } from 'node:inspector';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of the code that has run, and which parts of it. */
export interface Executed {
  file: string;
  /** Parts of the text by offset, the inner ones after the outer ones, with how often each has run. */
  ranges: Profiler.CoverageRange[];
}

function executedOf({ url, functions }: Profiler.ScriptCoverage): Executed {
  const ranges = functions.flatMap((one) => one.ranges);
  // Of two that begin at the same place the longer one is the outer one.
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  return { file: fileURLToPath(url), ranges };
}

/** Whether the code at this place of the text has run: what the innermost part around it says. */
export function hasRun({ ranges }: Executed, offset: number): boolean {
  const around = ranges.filter((part) => part.startOffset <= offset && offset < part.endOffset);
  return (around.at(-1)?.count ?? 0) > 0;
}

/** Counts what runs in this process, by the engine's own counters. */
export class Coverage {
  private readonly session = new Session();

  /** @param folder whose code is counted, packages aside */
  constructor(private readonly folder: string) {
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** What has run since the last time; from then on it counts anew. */
  take(): Executed[] {
    let result: Profiler.ScriptCoverage[] = [];
    // Calls back before it returns, as both sides are in this thread.
    this.session.post('Profiler.takePreciseCoverage', (error, answer) => {
      if (error) throw error;
      result = answer.result;
    });
    return result
      .filter(({ url }) => this.isCounted(url))
      .map(executedOf)
      .filter(({ ranges }) => ranges.some(({ count }) => count > 0));
  }

  private isCounted(url: string): boolean {
    if (!url.startsWith('file:')) return false;
    const name = path.relative(this.folder, fileURLToPath(url));
    return !name.startsWith('..') && !/(^|\/)(node_modules|scripts)\//.test(name);
  }
}
