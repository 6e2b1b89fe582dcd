import { setTimeout as sleep } from 'node:timers/promises';
import type { LinePlace } from '@fio/contracts';
import { voterId } from '../votes/people.ts';
import { askInLine } from './in-line.ts';

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

/** Somebody signs in, and does so again after whatever was neither success nor the line. */
export async function arrive(port: number, n: number): Promise<Arrived> {
  const cameAt = performance.now();
  const failures: number[] = [];
  const places: LinePlace[] = [];
  for (;;) {
    const asked = await askInLine(port, {
      method: 'POST',
      path: '/api/login',
      headers: { 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` },
      body: JSON.stringify({ user: `${voterId(n)}@exemplo.example`, password: PASSWORD }),
    });
    places.push(...asked.places);
    failures.push(...asked.failures.map(({ status }) => status));
    if (asked.answer.status === 200) break;
    failures.push(asked.answer.status);
    await sleep(1000);
  }
  const place = places.at(-1);
  return {
    place: place ? Number.parseInt(place.place.split('.')[1] ?? '', 36) : null,
    seconds: (performance.now() - cameAt) / 1000,
    told: places[0]?.seconds ?? null,
    failures,
  };
}
