import { expect, it } from 'vitest';
import { schedule, select } from './schedule.ts';
import type { Outcome, Step } from './Step.ts';

const pass: Outcome = { passed: 1, failed: 0, output: '' };
const fail: Outcome = { passed: 0, failed: 1, output: '' };
const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  title: name,
  run: async () => pass,
  ...more,
});

it('chooses what a step needs along with it, in the run’s own order', () => {
  const all = [step('build'), step('unit'), step('e2e', { needs: ['build'] })];
  expect(select(all, ['e2e']).map(({ name }) => name)).toEqual(['build', 'e2e']);
  expect(select(all, [])).toEqual(all);
  expect(() => select(all, ['e2'])).toThrow('build, unit, e2e');
});

it('runs everything after a failure, and counts what could not run as failed', async () => {
  const ran: string[] = [];
  const steps = [step('build'), step('e2e', { needs: ['build'] }), step('unit')];
  const outcomes = await schedule(steps, async ({ name }) => {
    ran.push(name);
    return name === 'build' ? fail : pass;
  });
  expect(ran).toEqual(['build', 'unit']);
  expect(outcomes.get('e2e')).toEqual({ passed: 0, failed: 1, output: 'Not run: build failed.' });
  expect(outcomes.get('unit')).toBe(pass);
});

/** Each step's name with those that ran as it began, itself among them. */
async function begun(steps: Step[]): Promise<Record<string, string[]>> {
  const busy = new Set<string>();
  const seen: Record<string, string[]> = {};
  await schedule(steps, async ({ name }) => {
    busy.add(name);
    seen[name] = [...busy];
    await new Promise(setImmediate);
    busy.delete(name);
    return pass;
  });
  return seen;
}

it('runs two at a time, and one that must be alone by itself', async () => {
  const seen = await begun([step('a'), step('b'), step('c'), step('d', { alone: true })]);
  expect(Math.max(...Object.values(seen).map(({ length }) => length))).toBe(2);
  expect(seen['d']).toEqual(['d']);
});

it('runs what is idle beside the two, not beside one that must be alone', async () => {
  const idle = step('idle', { isIdle: true });
  expect((await begun([step('a'), step('b'), step('c'), idle]))['idle']).toEqual(['a', 'b', 'idle']);
  expect(await begun([step('a', { alone: true }), idle])).toEqual({ a: ['a'], idle: ['idle'] });
});
