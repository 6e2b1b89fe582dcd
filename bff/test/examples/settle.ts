import type { Example } from '../../src/http/openapi/examples.ts';
import type { Bodies } from './called.ts';
import { cut, type Cut } from './cut.ts';
import { misfit } from './fits.ts';
import { madeUp } from './made-up.ts';
import { pruned } from './prune.ts';

const WAYS: readonly Cut[] = [
  { lists: true, texts: true },
  { lists: true, texts: false },
  { lists: false, texts: true },
  { lists: false, texts: false },
];

/** A call as an example: made up, and as short as its contract lets it be. Throws what no way of shortening mends. */
export function settled(name: string, endpoint: Bodies, pair: Example, now: number): Example {
  const { body } = endpoint;
  const { request } = pair;
  const wanted: Example = {
    ...(body && request !== undefined && { request: pruned(request, body.safeParse(request).data) }),
    ...(pair.answer !== undefined && { answer: pair.answer }),
  };
  const invented = madeUp(name, wanted, now);
  const ways = WAYS.map((how): Example => ({
    ...(invented.request !== undefined && { request: cut(invented.request, how) }),
    ...(invented.answer !== undefined && { answer: cut(invented.answer, how) }),
  }));
  const [fitting] = ways.filter((one) => misfit(endpoint, one) === null);
  if (fitting) return fitting;
  throw new Error(`${name}: ${misfit(endpoint, invented)}\n${JSON.stringify(invented, null, 2)}`);
}
