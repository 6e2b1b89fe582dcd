import type { NumberCommitment } from '@fio/contracts';
import type { BindingEvent } from '@fio/domain';

/** The order of a draw's numbers: promised by its seed's hash, and shown once the seed is told. */
export const numbersBinding = ({
  drawId: draw,
  seriesFirst,
  seriesLast,
  seedHash,
  seed,
}: NumberCommitment): BindingEvent =>
  seed === null
    ? { type: 'numbers_committed', draw, seriesFirst, seriesLast, seedHash }
    : { type: 'numbers_revealed', draw, seedHash, seed };
