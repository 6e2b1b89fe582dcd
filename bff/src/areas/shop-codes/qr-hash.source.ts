import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type HashedCode, readReceiptCode } from '@fio/domain';
import { sha256 } from '../../core/secrets/content-hash.ts';
import { places } from '../../core/secrets/places.ts';
import { runIn } from '../../core/database/run-in.ts';
import type { Answer, Claim, ConfirmationSource, ManyPorts } from '../../engine/confirmation-source.ts';

const UNKNOWN: Answer = { verdict: 'unknown' };

/** The hash as the shop makes it: SHA-1 of what is printed, followed by its code. */
export const hashOf = (covered: string, secret: string) =>
  createHash('sha1').update(`${covered}${secret}`, 'utf8').digest();

/** The code of a company in a state, by the number that QR codes name. */
interface KnownCode {
  readonly root: string;
  readonly state: string;
  readonly number: number;
  readonly id: string;
  readonly secret: Uint8Array;
  /** `YYYY-MM-DD`, both included. */
  readonly validFrom: string;
  readonly validTo: string | null;
}

const CODES = readFileSync(new URL('./shop-codes-of.sql', import.meta.url), 'utf8');

const nameOf = ({ root, state, number }: Pick<KnownCode, 'root' | 'state' | 'number'>) =>
  `${root} ${state} ${number}`;
const namedBy = ({ receipt: { cnpj, state } }: Claim, { csc: number }: HashedCode) => ({
  root: cnpj.slice(0, 8),
  state,
  number,
});

const isOf = (day: string, { validFrom, validTo }: KnownCode) =>
  validFrom <= day && (validTo === null || day <= validTo);

/** What a claim's code says, where it is one that a shop's code proves. */
function hashedCodeOf({ code: text, receipt }: Claim): HashedCode | null {
  const code = readReceiptCode(text ?? '');
  return code?.version === 2 && code.key === receipt.key ? code : null;
}

/** `known`: those of the company, in the receipt's state, by the number that the code names. */
function answerOf(
  { vaults }: Pick<ManyPorts, 'vaults'>,
  claim: Claim,
  code: HashedCode,
  known: readonly KnownCode[],
): Answer {
  const day = code.purchase?.day ?? claim.purchasedOn;
  const codes = known.filter((one) => isOf(day, one));
  if (codes.length === 0) return UNKNOWN;
  const printed = Buffer.from(code.hash, 'hex');
  const by = codes.find(({ id, secret }) => {
    const plain = vaults.receipts.open(secret, places.shopCode(id)).toString('utf8');
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
}

async function askMany(ports: ManyPorts, claims: readonly Claim[]): Promise<Answer[]> {
  const codes = claims.map(hashedCodeOf);
  const named = claims.flatMap((claim, place) => {
    const code = codes[place];
    return code ? [namedBy(claim, code)] : [];
  });
  if (named.length === 0) return claims.map(() => UNKNOWN);
  const rows = await ports.run<KnownCode>('shop-codes-of', CODES, [JSON.stringify(named)]);
  const known = Map.groupBy(rows, nameOf);
  return claims.map((claim, place) => {
    const code = codes[place];
    return code ? answerOf(ports, claim, code, known.get(nameOf(namedBy(claim, code))) ?? []) : UNKNOWN;
  });
}

/**
 * The QR code of an NFC-e of version 2, by the shop's code: only the shop and the tax office can have made its hash. Whoever
 * sends it has held the receipt. A code that is unknown, or not of that day, says nothing; a hash by none of those known is
 * contradicted.
 */
export const qrHash: ConfirmationSource = {
  name: 'qr_hash',
  asked: 'at_once',
  ask: async ({ config, vaults, tx }, claim) => {
    const [answer = UNKNOWN] = await askMany({ config, vaults, run: runIn(tx) }, [claim]);
    return answer;
  },
  askMany,
};
