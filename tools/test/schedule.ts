import type { Outcome, Step } from './Step.ts';

/** The steps asked for, and those they need, in the order of `all`. Throws on a name that is none. */
export function select(all: Step[], names: string[]): Step[] {
  if (names.length === 0) return all;
  const chosen = new Set<string>();
  const choose = (name: string) => {
    const step = all.find((candidate) => candidate.name === name);
    if (!step)
      throw new Error(`There is no step "${name}". Steps: ${all.map((each) => each.name).join(', ')}.`);
    chosen.add(name);
    step.needs?.forEach(choose);
  };
  names.forEach(choose);
  return all.filter(({ name }) => chosen.has(name));
}

/**
 * Runs the steps, at most two at a time and beside them those that are idle, each after those it needs. A step whose need
 * failed is not run and counts as failed; all others run, whatever failed before them.
 */
export async function schedule(
  steps: readonly Step[],
  run: (step: Step) => Promise<Outcome>,
  lanes = 2,
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const running = new Map<Step, Promise<void>>();
  const waiting = [...steps];

  const start = (step: Step) => {
    waiting.splice(waiting.indexOf(step), 1);
    const broken = step.needs?.find((need) => outcomes.get(need)?.failed);
    const work: Promise<Outcome> = broken
      ? Promise.resolve({ passed: 0, failed: 1, output: `Not run: ${broken} failed.` })
      : run(step);
    const settled = work.then((outcome) => {
      outcomes.set(step.name, outcome);
      running.delete(step);
    });
    running.set(step, settled);
  };

  const isReady = (step: Step) => step.needs?.every((need) => outcomes.has(need)) ?? true;
  const fits = (step: Step) =>
    step.alone ? running.size === 0 : ![...running.keys()].some(({ alone }) => alone);

  const isRoomFor = ({ isIdle = false }: Step) =>
    isIdle || [...running.keys()].filter((one) => !one.isIdle).length < lanes;

  while (waiting.length > 0 || running.size > 0) {
    for (const step of waiting.filter(isReady)) {
      if (isRoomFor(step) && fits(step)) start(step);
    }
    await Promise.race(running.values());
  }
  return outcomes;
}
