/** How many checks a step made. */
export interface Counts {
  passed: number;
  failed: number;
}

/** How long the tests of a file took, from the first to the last; of files side by side each has its own. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

export interface Outcome extends Counts {
  /** What a person needs to see when something failed. */
  output: string;
  /** What passed only when it was tried again: no failure, but a defect of the test or of the product. */
  flaky?: string[];
  files?: FileTime[];
  /** What a person should know of a run that passed: what it could not cover. */
  notes?: string[];
}

/** A part of the test run that can be asked for by name: `npm test -- unit e2e`. */
export interface Step {
  name: string;
  title: string;
  /** Names of the steps that must have passed before. */
  needs?: string[];
  /** Whether it must have the machine to itself. */
  alone?: boolean;
  /** Whether it waits for most of its time: it runs beside the others, and none waits for its end. */
  isIdle?: boolean;
  run: (signal: AbortSignal) => Promise<Outcome>;
}

export const sum = (counts: Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
