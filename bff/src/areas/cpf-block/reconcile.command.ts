import { countBlocksDue, reconcileBlocks } from './reconcile-blocks.ts';
import type { Command } from '../../engine/command.ts';

/** Lets those in again whose block has run out, and stops who slipped in while being blocked. */
export const reconcile: Command = {
  name: 'reconcile-blocks',
  schedule: 'quarter',
  work: async (services, { isDry, output }) => {
    if (isDry) output('blocksDue', await countBlocksDue(services));
    else output('blocks', await reconcileBlocks(services));
    return true;
  },
};
