import { readFileSync } from 'node:fs';
import type { Ask } from '../../core/database/in-snapshot.ts';
import type { Counters, Participation } from './participation.ts';

interface Counted {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** With all of them. */
  readonly participations: number;
}

const COUNT = readFileSync(new URL('./count-participations.sql', import.meta.url), 'utf8');

/**
 * Counts participations for the schedules by counter that run, and says for each, in their order, where those stood once it was
 * counted. From here to the commit others who take part while such a schedule runs wait: which of them is the nth is settled.
 */
export async function countParticipations(
  run: Ask,
  participations: readonly Participation[],
): Promise<Counters[]> {
  const moments = participations.map(({ at }) => at);
  const times = moments.map((at) => at.getTime());
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
  const schedules = await run<Counted>('count-participations', COUNT, [moments, first, last]);
  const stands = new Map<string, number>();
  const isOf = ({ startsAt, endsAt }: Counted, at: Date) => at >= startsAt && at < endsAt;
  for (const schedule of schedules)
    stands.set(schedule.id, schedule.participations - moments.filter((at) => isOf(schedule, at)).length);
  return moments.map((at) => {
    for (const schedule of schedules)
      if (isOf(schedule, at)) stands.set(schedule.id, (stands.get(schedule.id) ?? 0) + 1);
    return new Map(stands);
  });
}
