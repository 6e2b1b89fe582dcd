import { setTimeout as sleep } from 'node:timers/promises';
import { askAgainIn, LINE_HEADER, type ErrorAnswer, type LinePlace, type LineStanding } from '@fio/contracts';
import { voterId } from '../votes/people.ts';
import { ask } from './steady.ts';

export interface Arrived {
  /** Number of the place; null for who was let in at once. */
  readonly place: number | null;
  /** Seconds from coming to being signed in. */
  readonly seconds: number;
  /** What the place said at first. */
  readonly told: number | null;
  /** Every status that was not a success and not the line. */
  readonly failures: readonly number[];
}

const PASSWORD = 'Teoria!2026';

/** Somebody signs in as the page does: waits with a place until it is called, and sends the same again. */
export async function arrive(port: number, n: number): Promise<Arrived> {
  const cameAt = performance.now();
  const failures: number[] = [];
  let place: LinePlace | null = null;
  let told: number | null = null;
  for (;;) {
    const { status, body } = await ask(port, {
      method: 'POST',
      path: '/api/login',
      headers: {
        'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
        ...(place && { [LINE_HEADER]: place.place }),
      },
      body: JSON.stringify({ user: `${voterId(n)}@exemplo.example`, password: PASSWORD }),
    });
    if (status === 200) break;
    const { line } = status === 429 ? (JSON.parse(body) as ErrorAnswer) : {};
    if (!line) {
      failures.push(status);
      await sleep(1000);
      continue;
    }
    place = line;
    told ??= line.seconds;
    for (let standing: LineStanding = line; !standing.called;) {
      await sleep(askAgainIn(standing.seconds) * 1000);
      const answer = await ask(port, { path: `/api/line/${line.place}` });
      if (answer.status === 200) standing = JSON.parse(answer.body) as LineStanding;
      else failures.push(answer.status);
    }
  }
  const number = place && Number.parseInt(place.place.split('.')[1] ?? '', 36);
  return { place: number, seconds: (performance.now() - cameAt) / 1000, told, failures };
}
