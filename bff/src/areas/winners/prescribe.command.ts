import { countPrescribable, prescribeWinners } from './prescribe-winners.ts';
import type { Command } from '../../engine/command.ts';

/** Ends the time of who never took their prize, as soon as their last day is over. */
export const prescribeDue: Command = {
  name: 'prescribe-winners',
  schedule: 'midnight',
  work: async (services, { isDry, output, progress }) => {
    const total = await countPrescribable(services);
    const done = (count: number) => progress(count, Math.max(total, count));
    if (isDry) output('prescribable', { count: total });
    else output('prescribed', { count: await prescribeWinners(services, done) });
    return true;
  },
};
