import type { NumberCommitment } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { places } from '../../core/secrets/places.ts';
import type { NumberPool } from '../../generated/prisma/client.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** What bound a draw's order, for everyone: its seed only once it is revealed. */
export function commitmentOf({ vaults }: Pick<Infrastructure, 'vaults'>, pool: NumberPool): NumberCommitment {
  const { drawId, seriesFirst, seriesLast, seriesSize, seedHash, seedEncrypted, committedAt, revealedAt } =
    pool;
  return {
    drawId,
    seriesFirst,
    seriesLast,
    seriesSize,
    seedHash: hex(seedHash),
    committedAt: committedAt.toISOString(),
    seed: revealedAt && hex(vaults.seeds.open(seedEncrypted, places.numberPool(drawId))),
    revealedAt: revealedAt?.toISOString() ?? null,
  };
}
