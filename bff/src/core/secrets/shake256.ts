import { createHash } from 'node:crypto';
import type { Shake256 } from '@fio/domain';

/** What the domain draws from committed seeds with. */
export const shake256: Shake256 = (message, outputLength) =>
  createHash('shake256', { outputLength }).update(message).digest();
