import { countPrescribable, prescribeWinners } from './prescribe-winners.ts';
import type { Command } from '../../engine/command.ts';

/** Ends the time of who never took their prize, as soon as their last day is over. */
export const prescribeDue: Command = {
  name: 'prescribe-winners',
  schedule: 'midnight',
  work: async (services, { isDry, output }) => {
    if (isDry) output('prescribable', { count: await countPrescribable(services) });
    else output('prescribed', { count: await prescribeWinners(services) });
    return true;
  },
};
