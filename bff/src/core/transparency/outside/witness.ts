import { createPublicKey, verify } from 'node:crypto';
import {
  cosignatureText,
  noteKeyId,
  parseNote,
  parseSignature,
  readCosignature,
  signatureLine,
  toBase64,
  type NoteSignature,
} from '@fio/domain';
import { sha256 } from '../../secrets/sha256.ts';
import type { Witness } from '../../config/outside.ts';
import { post } from './post.ts';

/** A witness that didn't cosign; what it said stands in the message. */
export class WitnessError extends Error {
  override readonly name = 'WitnessError';
}

/** A witness has seen a longer log than ours is, or another of that length: entries are gone, or somebody signed a second log. */
export class ForkSeenError extends Error {
  override readonly name = 'ForkSeenError';
}

export interface Submission {
  /** In entries. */
  readonly size: number;
  /** The signed note. */
  readonly note: string;
  /** The hashes that show that the tree continues one of a smaller size. */
  readonly proofFrom: (size: number) => Promise<readonly Uint8Array[]>;
}

export interface Cosigned {
  /** Of the note, with its line feed. */
  readonly line: string;
  readonly at: Date;
}

const SIZE = /^(0|[1-9][0-9]{0,15})\n$/;

function cosigned({ key }: Witness, text: string, signature: NoteSignature | null): Cosigned | null {
  if (signature?.name !== key.name || signature.keyId !== noteKeyId(sha256, key, 'cosignature')) return null;
  const said = readCosignature(signature);
  if (said === null) return null;
  const x = Buffer.from(key.publicKey).toString('base64url');
  const open = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const isTheirs = verify(null, Buffer.from(cosignatureText(said.time, text)), open, said.signature);
  return isTheirs ? { line: signatureLine(signature), at: new Date(said.time * 1000) } : null;
}

async function bodyOf({ note, proofFrom }: Submission, before: number): Promise<string> {
  const proof = await proofFrom(before);
  return `old ${before}\n${proof.map((hash) => `${toBase64(hash)}\n`).join('')}\n${note}`;
}

/**
 * Has a witness cosign a head (c2sp.org/tlog-witness); `before` is the size that it cosigned last, as far as we know. It is
 * asked once more when it says another. WitnessError, ForkSeenError or what the network threw otherwise.
 */
export async function askWitness(
  witness: Witness,
  submission: Submission,
  before: number,
  isAgain = false,
): Promise<Cosigned> {
  const { status, body } = await post(
    `${witness.url}/add-checkpoint`,
    'text/plain; charset=utf-8',
    Buffer.from(await bodyOf(submission, before)),
  );
  const said = body.toString();
  if (status === 409) {
    const [, digits] = SIZE.exec(said) ?? [];
    const known = Number(digits ?? Number.NaN);
    if (known > submission.size || known === before)
      throw new ForkSeenError(
        `${witness.key.name} cosigned ${known} entries that ${submission.size} of ours don't continue.`,
      );
    if (Number.isSafeInteger(known) && !isAgain) return askWitness(witness, submission, known, true);
  }
  if (status !== 200) throw new WitnessError(`${witness.key.name} answered ${status}: ${said.slice(0, 200)}`);
  const text = parseNote(submission.note)?.text ?? '';
  for (const line of said.split('\n')) {
    const found = cosigned(witness, text, parseSignature(line));
    if (found) return found;
  }
  throw new WitnessError(`${witness.key.name} answered without a cosignature of the key it is known by.`);
}
