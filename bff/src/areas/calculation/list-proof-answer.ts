import type { ListProofAnswer } from '@fio/contracts';
import type { ListProof } from '@fio/domain';

/** A proof as it travels. */
export const listProofOf = ({ blocks, siblings }: ListProof): ListProofAnswer => ({
  blocks: [...blocks],
  siblings: [...siblings],
});
