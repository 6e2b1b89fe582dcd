import { createHash, timingSafeEqual } from 'node:crypto';
import { type HashedCode, readReceiptCode } from '@fio/domain';
import { sha256 } from '../../core/secrets/content-hash.ts';
import { dayOf } from '../../core/database/day-of.ts';
import { places } from '../../core/secrets/places.ts';
import type { Answer, Claim, ConfirmationSource, SourcePorts } from '../../engine/confirmation-source.ts';
import type { ShopCode } from '../../generated/prisma/client.ts';

const UNKNOWN: Answer = { verdict: 'unknown' };

/** The hash as the shop makes it: SHA-1 of what is printed, followed by its code. */
export const hashOf = (covered: string, secret: string) =>
  createHash('sha1').update(`${covered}${secret}`, 'utf8').digest();

const isOf = (day: string, { validFrom, validTo }: ShopCode) =>
  (dayOf(validFrom) ?? '') <= day && (validTo === null || day <= (dayOf(validTo) ?? ''));

/** Those of the company, in the receipt's state, by the number that the code names. */
const codesOf = ({ tx }: SourcePorts, { receipt }: Claim, { csc }: HashedCode): Promise<ShopCode[]> =>
  tx.shopCode.findMany({
    where: { root: receipt.cnpj.slice(0, 8), state: receipt.state, number: csc },
    orderBy: { id: 'asc' },
  });

/**
 * The QR code of an NFC-e of version 2, by the shop's code: only the shop and the tax office can have made its hash. Whoever
 * sends it has held the receipt. A code that is unknown, or not of that day, says nothing; a hash by none of those known is
 * contradicted.
 */
export const qrHash: ConfirmationSource = {
  name: 'qr_hash',
  asked: 'at_once',
  ask: async (ports, claim) => {
    const code = readReceiptCode(claim.code ?? '');
    if (code?.version !== 2 || code.key !== claim.receipt.key) return UNKNOWN;
    const day = code.purchase?.day ?? claim.purchasedOn;
    const codes = (await codesOf(ports, claim, code)).filter((one) => isOf(day, one));
    if (codes.length === 0) return UNKNOWN;
    const printed = Buffer.from(code.hash, 'hex');
    const by = codes.find(({ id, secret }) => {
      const plain = ports.vaults.receipts.open(secret, places.shopCode(id)).toString('utf8');
      return timingSafeEqual(hashOf(code.covered, plain), printed);
    });
    const digest = sha256(`${code.covered}|${code.hash}`);
    if (!by) {
      const reference = `CSC ${claim.receipt.state} ${code.csc}`;
      return { verdict: 'contradicted', evidence: { reference, digest }, found: ['signature'] };
    }
    const { day: purchasedOn = null, value = null } = code.purchase ?? {};
    return {
      verdict: 'confirmed',
      proof: 'holder',
      evidence: { reference: `CSC ${claim.receipt.state} ${code.csc} ${by.id}`, digest },
      ...(purchasedOn !== null && value !== null && { purchase: { purchasedOn, value } }),
    };
  },
};
