import { sign, verify, type KeyObject } from 'node:crypto';
import {
  checkpointText,
  formatNote,
  noteKeyId,
  parseCheckpoint,
  parseNote,
  verifierKey,
  type Checkpoint,
  type NoteKey,
} from '@fio/domain';
import { privateKeyOf, publicKeyOf, publicTextOf } from '../remotes/signature.ts';
import { sha256 } from '../secrets/sha256.ts';

interface OwnKey extends NoteKey {
  readonly id: string;
  readonly secret: KeyObject;
  readonly open: KeyObject;
}

function ownKey(name: string, seed: Uint8Array): OwnKey {
  const secret = privateKeyOf(Buffer.from(seed).toString('base64url'));
  const text = publicTextOf(secret);
  const publicKey = Buffer.from(text, 'base64url');
  const id = noteKeyId(sha256, { name, publicKey });
  return { name, publicKey, secret, id, open: publicKeyOf(text) };
}

/** Signs the heads of the log with every key of TRANSPARENCY_KEY, so that who knows one of them can verify all. */
export class LogSigner {
  readonly origin: string;
  readonly #keys: readonly OwnKey[];

  /** `seeds` are 32 bytes each. */
  constructor(origin: string, seeds: readonly Uint8Array[]) {
    this.origin = origin;
    this.#keys = seeds.map((seed) => ownKey(origin, seed));
  }

  /** The public keys as verifiers take them. */
  get verifierKeys(): string[] {
    return this.#keys.map((key) => verifierKey(sha256, key));
  }

  sign({ size, root }: Pick<Checkpoint, 'size' | 'root'>): string {
    const text = checkpointText({ origin: this.origin, size, root });
    const signatures = this.#keys.map(({ name, id, secret }) => ({
      name,
      keyId: id,
      signature: sign(null, Buffer.from(text), secret),
    }));
    return formatNote({ text, signatures });
  }

  /** What a note says that one of our keys signed; null of any other text. */
  read(note: string): Checkpoint | null {
    const parsed = parseNote(note);
    if (parsed === null) return null;
    const bytes = Buffer.from(parsed.text);
    const isOurs = parsed.signatures.some(({ name, keyId, signature }) =>
      this.#keys.some(
        (key) => key.name === name && key.id === keyId && verify(null, bytes, key.open, signature),
      ),
    );
    return isOurs ? parseCheckpoint(parsed.text) : null;
  }

  /** Whether one of our keys signed a note, whatever the log was called then. */
  hasSigned(note: string): boolean {
    const { text, signatures } = parseNote(note) ?? { text: '', signatures: [] };
    const bytes = Buffer.from(text);
    return signatures.some(({ signature }) =>
      this.#keys.some((key) => verify(null, bytes, key.open, signature)),
    );
  }
}
