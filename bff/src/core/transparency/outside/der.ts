/** One value of ASN.1 in its distinguished encoding (X.690), as far as time stamps have them. */
export interface DerValue {
  readonly tag: number;
  /** Without tag and length. */
  readonly body: Buffer;
  /** With them. */
  readonly whole: Buffer;
}

/** The bytes are no such values. */
export class DerError extends Error {
  override readonly name = 'DerError';
}

/** Tags; `first` is that of a value that its place in the definition names. */
export const DER = {
  boolean: 1,
  integer: 2,
  octets: 4,
  time: 24,
  sequence: 48,
  set: 49,
  first: 160,
} as const;

function readAt(bytes: Buffer, at: number): DerValue {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined) throw new DerError('A value is cut off.');
  const more = first < 128 ? 0 : first - 128;
  if (more > 4 || first === 128 || at + 2 + more > bytes.length) throw new DerError('A length is none.');
  const length = more === 0 ? first : bytes.readUIntBE(at + 2, more);
  const start = at + 2 + more;
  if (start + length > bytes.length) throw new DerError('A value is cut off.');
  return { tag, body: bytes.subarray(start, start + length), whole: bytes.subarray(at, start + length) };
}

/** The values that stand one after the other. DerError where the bytes are none. */
export function derValues(bytes: Buffer): DerValue[] {
  const values: DerValue[] = [];
  for (let at = 0; at < bytes.length;) {
    const value = readAt(bytes, at);
    values.push(value);
    at += value.whole.length;
  }
  return values;
}

/** The members of a value that must be there and of that tag. DerError otherwise. */
export function membersOf(value: DerValue | undefined, tag: number = DER.sequence): DerValue[] {
  if (value?.tag !== tag) throw new DerError(`A value with tag ${tag} is missing.`);
  return derValues(value.body);
}

/** A value of that tag; bodies shorter than 128 bytes only. */
export const derOf = (tag: number, ...bodies: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(bodies);
  if (body.length > 127) throw new RangeError('Too long for a length in one byte.');
  return Buffer.concat([Buffer.of(tag, body.length), body]);
};
