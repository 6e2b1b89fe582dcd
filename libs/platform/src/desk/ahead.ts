import type { DeskSource, Next } from './desk-source.ts';

/** For so long a case that was taken early is shown as it was read then, without asking whether it still is so. */
const FRESH_MS = 20_000;

/** The case behind the one on the desk, taken and loaded while that one is looked at. */
export interface Ahead<Case> {
  /** Never rejects: null is asked for again once it is needed. */
  readonly asked: Promise<Next<Case> | null>;
  /** The same once it is there, so that it needn't be waited for. */
  readonly here: () => Next<Case> | null;
  readonly isFresh: () => boolean;
}

const settled = <Case>(asked: Promise<Next<Case>>): Ahead<Case> => {
  let next: Next<Case> | null = null;
  let at = 0;
  return {
    asked: asked.then(
      (answer) => {
        at = performance.now();
        return (next = answer);
      },
      () => null,
    ),
    here: () => next,
    isFresh: () => performance.now() - at < FRESH_MS,
  };
};

/** Takes the case behind `after`, and has what is looked at first loaded; `told` hears how many wait. */
export function lookAhead<Case>(
  { next, prepare }: DeskSource<Case>,
  after: string,
  told: (waiting: number) => void,
): Ahead<Case> {
  return settled(
    next(after).then((answer) => {
      told(answer.waiting);
      // What could not be loaded early is loaded when it is shown, and said there.
      if (answer.found !== null) prepare(answer.found).catch(() => undefined);
      return answer;
    }),
  );
}

/** A case that had to make room, and comes next. */
export function setAside<Case>(found: Case, waiting: number): Ahead<Case> {
  const next = { found, waiting };
  return { asked: Promise.resolve(next), here: () => next, isFresh: () => false };
}
