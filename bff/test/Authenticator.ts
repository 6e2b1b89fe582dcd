import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { BodyOf, passkeys, ResponseOf } from '@fio/contracts';

type Created = BodyOf<typeof passkeys.add>['credential'];
type Used = BodyOf<typeof passkeys.login>['credential'];

/** Bits of the flags byte (WebAuthn, 6.1). */
const FLAGS = { present: 1, verified: 4, eligible: 8, backedUp: 16, attested: 64 } as const;

/** How it answers; unless said as a telephone does that was unlocked. */
interface Manner {
  readonly origin: string;
  readonly rpId?: string;
  readonly verified?: boolean;
  readonly eligible?: boolean;
  readonly backedUp?: boolean;
  /** Where it counts; telephones don't, and always say 0. */
  readonly counter?: number;
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
/** Texts and byte strings of CBOR, up to 65,535 long. */
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([kind | length]);
  return Buffer.from(length < 256 ? [kind | 24, length] : [kind | 25, length >> 8, length & 255]);
}
const cborText = (value: string) => Buffer.concat([head(0x60, value.length), Buffer.from(value)]);
const cborBytes = (value: Uint8Array) => Buffer.concat([head(0x40, value.length), value]);

/** A key of P-256 as COSE writes it: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [left, right] = [x, y].map((part) => cborBytes(Buffer.from(part, 'base64url'))) as [Buffer, Buffer];
  return Buffer.concat([
    Buffer.from('a5010203262001', 'hex'),
    Buffer.from([0x21]),
    left,
    Buffer.from([0x22]),
    right,
  ]);
}

/** One passkey in software: what a telephone or a security key does, and what one that was tampered with would. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #handle = Buffer.alloc(0);

  /** Makes the key by a page's `navigator.credentials.create`. */
  create({ challenge, user, rp }: ResponseOf<typeof passkeys.prepare>, manner: Manner): Created {
    this.#handle = Buffer.from(user.id, 'base64url');
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      coseOf(this.#keys.publicKey),
    ]);
    const authData = Buffer.concat([this.#data({ rpId: rp.id ?? '', ...manner }, FLAGS.attested), attested]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ]);
    return {
      id: text(this.id),
      rawId: text(this.id),
      type: 'public-key',
      response: {
        clientDataJSON: this.#client('webauthn.create', challenge, manner),
        attestationObject: text(attestation),
        transports: ['internal', 'thought'],
      },
    };
  }

  /** Signs by a page's `navigator.credentials.get`. */
  use({ challenge, rpId = '' }: ResponseOf<typeof passkeys.request>, manner: Manner): Used {
    const clientDataJSON = this.#client('webauthn.get', challenge, manner);
    const authenticatorData = this.#data({ rpId, ...manner });
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: text(this.id),
      rawId: text(this.id),
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: text(authenticatorData),
        signature: text(sign('sha256', signed, this.#keys.privateKey)),
        userHandle: text(this.#handle),
      },
    };
  }

  #client(type: string, challenge: string, { origin }: Manner): string {
    return text(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }

  #data({ rpId = '', counter = 0, ...manner }: Manner, more = 0): Buffer {
    const { verified = true, eligible = true, backedUp = true } = manner;
    const flags =
      FLAGS.present |
      (verified ? FLAGS.verified : 0) |
      (eligible ? FLAGS.eligible : 0) |
      (backedUp ? FLAGS.backedUp : 0) |
      more;
    const rest = Buffer.alloc(5);
    rest[0] = flags;
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }
}
