import { fromHex, QUICKNET, roundMessage, toHex } from '@fio/domain';
import { expect, it } from 'vitest';
import { sha256 } from '../secrets/sha256.ts';
import { isSigned } from './bls.ts';

const bytes = (text: string) => fromHex(text) ?? new Uint8Array();

/** As they are published with clients of drand: of quicknet, and of another chain of its scheme. */
const PUBLISHED = [
  {
    publicKey: QUICKNET.publicKey,
    round: 657_413,
    signature:
      'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
    randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  },
  {
    publicKey:
      '81d320f220ee9c79e60e19dedc838c31e3ab919b15481e9feb52f643628c4f6a13fdc52129493875a818109d767272ca0541cbcdcea9335f2870d781b39b845ba8cbd44fdfe4967781cf72ca5917fc9398bcf97ca0548ed5a709016c4b1ff0f3',
    round: 38,
    signature:
      '95c93585c513ebbcb4777ff15599b3140e5ec0295faa0e483f3deadd88fa6d43f0d3703e3a4ce106e8fd6c6987f32126',
    randomness: 'b2fc21325a24904a6a9e81a6c63f65f6cec3f0b2400df3f4a56b214770e9ccca',
  },
];

it.each(PUBLISHED)(
  'takes round $round as it was published',
  ({ publicKey, round, signature, randomness }) => {
    expect(isSigned(bytes(publicKey), roundMessage(sha256, round), bytes(signature))).toBe(true);
    expect(toHex(sha256(bytes(signature)))).toBe(randomness);
  },
);

it.each(PUBLISHED)('refuses round $round as another, by another key, and what is no point', (published) => {
  const { publicKey, round, signature } = published;
  const message = roundMessage(sha256, round);
  const [key, signed] = [bytes(publicKey), bytes(signature)];
  const other = PUBLISHED.find((one) => one !== published)?.publicKey ?? '';
  expect(isSigned(key, roundMessage(sha256, round + 1), signed)).toBe(false);
  expect(isSigned(bytes(other), message, signed)).toBe(false);
  expect(isSigned(key, message, signed.with(47, (signed[47] ?? 0) ^ 1))).toBe(false);
  expect(isSigned(key, message, signed.subarray(1))).toBe(false);
  expect(isSigned(key, message, new Uint8Array(48))).toBe(false);
  // The points at infinity, which sign anything for who takes them.
  const nowhere = (length: number) => new Uint8Array(length).with(0, 0xc0);
  expect(isSigned(nowhere(96), message, nowhere(48))).toBe(false);
});

it('knows quicknet by what its hash is made of', () => {
  const { chain, publicKey, genesis, period } = QUICKNET;
  const head = Buffer.alloc(12);
  head.writeUInt32BE(period);
  head.writeBigInt64BE(BigInt(genesis), 4);
  // Of the group at the chain's beginning, as drand's own client names it.
  const group = bytes('f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e');
  const all = Buffer.concat([head, bytes(publicKey), group, Buffer.from('quicknet')]);
  expect(toHex(sha256(all))).toBe(chain);
});
