import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import type { Notices } from '../database/Notices.ts';
import type { Logger } from '../log.ts';
import { IpBlocks } from './IpBlocks.ts';
import { Sightings } from './Sightings.ts';

/** The addresses that requests come from: which of them are blocked, and what is done from them. */
export interface Addresses {
  readonly blocks: IpBlocks;
  readonly sightings: Sightings;
}

interface Dependencies {
  readonly pool: Pool;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Opens them; `start` resolves when the blocks in force are known. */
export function openAddresses({ pool, notices, clock, log }: Dependencies) {
  const blocks = new IpBlocks({ pool, notices, clock });
  const sightings = new Sightings({ pool, log, clock });
  const port: Addresses = { blocks, sightings };
  return {
    port,
    start: () => blocks.start(),
    close: async () => {
      await sightings.flush();
      await blocks.stop();
    },
  };
}
