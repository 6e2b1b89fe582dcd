import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Example } from '../../src/http/openapi/examples.ts';
import type { Shown } from './called.ts';
import { shapeOfPair } from './confirmed.ts';
import { cut } from './cut.ts';

/** What tests try out on the product is nothing to show. */
const HOSTILE = /<script|javascript:|drop table|[\uE000-\uFFFF]|\p{Extended_Pictographic}|(.)\1{19}/iu;

/** By how much the one of two calls is the better example: that its own area's test made it, and that it leaves less empty. */
function worth({ area }: Shown, pair: Example): number {
  const whole = { lists: true, texts: true };
  const short = {
    ...(pair.request !== undefined && { request: cut(pair.request, whole) }),
    ...(pair.answer !== undefined && { answer: cut(pair.answer, whole) }),
  };
  const told = new Set([...shapeOfPair(short)].filter((place) => !place.endsWith(' null')));
  const path = expect.getState().testPath ?? '';
  const isOwn = path.includes(`/areas/${area ?? '?'}/`);
  return told.size + (isOwn ? 100 : 0) - (HOSTILE.test(JSON.stringify(pair)) ? 1000 : 0);
}

export interface Candidate {
  readonly name: string;
  readonly worth: number;
  readonly pair: Example;
}

const best = new Map<string, number>();

/** Keeps the best call of each operation that this process has seen, as a file that bears its name. */
export function propose(one: Shown, pair: Example, folder: string): void {
  const { body, response } = one.endpoint;
  if ((body && pair.request === undefined) || (response && pair.answer === undefined)) return;
  const candidate: Candidate = { name: one.name, worth: worth(one, pair), pair };
  if (candidate.worth <= (best.get(one.name) ?? -Infinity)) return;
  best.set(one.name, candidate.worth);
  writeFileSync(join(folder, `${one.name}.${process.pid}.json`), JSON.stringify(candidate));
}
