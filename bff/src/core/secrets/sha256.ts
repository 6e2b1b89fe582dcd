import { hash } from 'node:crypto';
import type { Sha256 } from '@fio/domain';

/** What the domain hashes with. */
export const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer');
