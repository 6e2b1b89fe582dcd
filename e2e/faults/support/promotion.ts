import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHOP } from '../../../bff/test/receipts.ts';

const key = () => randomBytes(32).toString('base64url');

/** A folder for a promotion of its own on that disk, and its settings; no demonstration's: nothing is filled in. */
export const promotionOn = async (
  disk = tmpdir(),
): Promise<{ dataDirectory: string; env: Record<string, string> }> => ({
  dataDirectory: await mkdtemp(join(disk, 'fio-faults-')),
  env: {
    DEMONSTRATION: 'false',
    CPF_KEY: key(),
    HASH_KEY: key(),
    SEED_KEY: key(),
    TRANSPARENCY_KEY: key(),
    INVOICE_SOURCES: 'qr_hash',
    PARTICIPATING_CNPJS: SHOP,
    AVATAR_SERVICE: 'off',
    // Each request comes from an address of its own: limits must not hold up a test of something else.
    TRUST_PROXY: 'loopback',
  },
});
