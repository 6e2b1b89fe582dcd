import { VisitCounts } from '../src/areas/observation/index.ts';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import { DAY } from './days.ts';
import type { Random } from './random.ts';
import type { People } from './seed-people.ts';

/** Visits for each that led to a registration, at least and at most. */
const PER_REGISTRATION = [6, 14] as const;
/** Of people who are registered, or only look, on any day. */
const OTHERS = [40, 90] as const;

interface Dependencies extends Pick<Infrastructure, 'pool' | 'log'> {
  readonly people: People;
  readonly random: Random;
  readonly now: Date;
}

/** Counts the visits of each day since the first registration, as the site's own pages have them counted. */
export async function seedVisits({ pool, log, people, random, now }: Dependencies): Promise<void> {
  let at = now;
  const counts = new VisitCounts({ pool, log, clock: { now: () => at } });
  const note = (source: string, [least, most]: readonly [number, number]) => {
    for (let left = Math.round(random.between(least, most)); left > 0; left -= 1) counts.note(source);
  };
  const came = [...people.visitors, ...people.voters];
  for (const { createdAt, utmSource } of came) {
    at = createdAt;
    note(utmSource ?? '', PER_REGISTRATION);
  }
  await counts.flush();
  const first = Math.min(...came.map(({ createdAt }) => createdAt.getTime()));
  for (at = new Date(first); at <= now; at = new Date(at.getTime() + DAY)) note('', OTHERS);
  await counts.flush();
}
