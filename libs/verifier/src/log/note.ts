import { fromBase64, joined, readBigEndian, sha256, toHex, utf8 } from '../crypto/bytes.ts';
import { isSigned } from '../crypto/ed25519.ts';
import { below, type Place, Refusal } from '../reading/Refusal.ts';

/** Who signs: the log itself, or a witness who saw its head. */
const KINDS = { log: 1, witness: 4 } as const;
type Kind = keyof typeof KINDS;

export interface Key {
  readonly name: string;
  /** Hexadecimal. */
  readonly id: string;
  /** 32 bytes of Ed25519. */
  readonly bytes: Uint8Array;
}

interface Signature {
  readonly name: string;
  readonly id: string;
  readonly bytes: Uint8Array;
}

export interface Head {
  readonly origin: string;
  readonly size: number;
  readonly root: Uint8Array;
  /** What is signed: the three lines. */
  readonly text: string;
  readonly signatures: readonly Signature[];
}

/** A key as it is published: `<name>+<id>+<base64>`; null for any other text. */
export function readKey(text: string, kind: Kind): Key | null {
  const [, name = '', id = '', base64 = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const typed = fromBase64(base64);
  if (typed?.length !== 33 || typed[0] !== KINDS[kind]) return null;
  const right = toHex(sha256(joined(utf8(`${name}\n`), typed)).subarray(0, 4));
  return right === id ? { name, id, bytes: typed.subarray(1) } : null;
}

function readSignature(line: string, place: Place): Signature {
  const [, name = '', base64 = ''] = /^\u2014 ([^\s+]+) (\S+)$/.exec(line) ?? [];
  const bytes = fromBase64(base64);
  if (bytes === null || bytes.length < 68) throw new Refusal(place, 'head_malformed', line);
  return { name, id: toHex(bytes.subarray(0, 4)), bytes: bytes.subarray(4) };
}

/** A head with its signatures, of which nothing is checked yet. */
export function readHead(note: string, place: Place): Head {
  const [, text = '', origin = '', digits = '', base64 = '', signed = ''] =
    /^(([^\n\s+]+)\n(0|[1-9][0-9]{0,14})\n([A-Za-z0-9+/]{43}=)\n)\n((?:[^\n]+\n)+)$/.exec(note) ?? [];
  const root = fromBase64(base64);
  if (text === '' || root === null) throw new Refusal(place, 'head_malformed');
  const lines = signed.slice(0, -1).split('\n');
  const signatures = lines.map((line, index) => readSignature(line, below(place, 4 + index)));
  const seen = signatures.map(({ name, id }) => `${name} ${id}`);
  const twice = seen.findIndex((one, index) => seen.indexOf(one) !== index);
  if (twice >= 0) throw new Refusal(below(place, 4 + twice), 'head_malformed', seen[twice]);
  return { origin, size: Number(digits), root, text, signatures };
}

/** The keys of those given that signed the head. */
export async function signersOf({ text, origin, signatures }: Head, keys: readonly Key[]): Promise<Key[]> {
  const signed = await Promise.all(
    keys.map(async ({ name, id, bytes }) => {
      const found = signatures.find((one) => one.name === name && one.id === id);
      return name === origin && found !== undefined && (await isSigned(bytes, found.bytes, utf8(text)));
    }),
  );
  return keys.filter((_, index) => signed[index]);
}

/** When a witness saw the head, in seconds since 1970; null where its signature isn't there, or isn't right. */
export async function witnessedAt(
  { text, signatures }: Head,
  { name, id, bytes }: Key,
): Promise<number | null> {
  const found = signatures.find((one) => one.name === name && one.id === id);
  if (found?.bytes.length !== 72) return null;
  const time = readBigEndian(found.bytes.subarray(0, 8));
  const said = utf8(`cosignature/v1\ntime ${time}\n${text}`);
  return (await isSigned(bytes, found.bytes.subarray(8), said)) ? time : null;
}
