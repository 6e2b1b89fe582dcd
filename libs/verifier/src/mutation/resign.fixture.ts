import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { joined, sha256, toHex, utf8 } from '../crypto/bytes.ts';
import { leafHash, rootOf } from '../crypto/merkle.ts';
import { hashTilesOf, readBundle } from '../log/tiles.ts';
import { subtreesOf } from '../crypto/merkle.ts';
import type { FileMap } from './example.fixture.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

function publicBytes(key: KeyObject): Uint8Array {
  const open = createPublicKey(createPrivateKey(key.export({ format: 'pem', type: 'pkcs8' })));
  return new Uint8Array(open.export({ format: 'der', type: 'spki' })).slice(-32);
}

/** The only bundle of a small log. */
export const bundleIn = (files: FileMap): { path: string; entries: Uint8Array[] } => {
  const [path = '', bytes] = [...files].find(([name]) => name.startsWith('tile/entries/')) ?? [];
  const width = Number(path.split('/').at(-1));
  return { path, entries: readBundle({ path, level: 'entries', from: 0, width }, bytes ?? new Uint8Array()) };
};

export const bundled = (entries: readonly Uint8Array[]): Uint8Array =>
  joined(...entries.flatMap((entry) => [Uint8Array.of(entry.length >> 8, entry.length & 255), entry]));

/** The log as somebody publishes it who owns the server, and signs what they like with a key that they show. */
export function signedLog(entries: readonly Uint8Array[]): Record<string, Uint8Array> {
  const name = 'promo.example/transparency';
  const typed = joined(Uint8Array.of(1), publicBytes(privateKey));
  const id = sha256(joined(utf8(`${name}\n`), typed)).subarray(0, 4);
  const leaves = entries.map(leafHash);
  const text = `${name}\n${entries.length}\n${base64(rootOf(leaves))}\n`;
  const signature = new Uint8Array(sign(null, Buffer.from(text), privateKey));
  return {
    checkpoint: utf8(`${text}\n\u2014 ${name} ${base64(joined(id, signature))}\n`),
    key: utf8(`${name}+${toHex(id)}+${base64(typed)}\n`),
    [`tile/entries/000.p/${entries.length}`]: bundled(entries),
    ...Object.fromEntries(
      hashTilesOf(entries.length).map(({ path, level }) => [
        path,
        joined(...subtreesOf(leaves, 256 ** Number(level))),
      ]),
    ),
  };
}
