import * as z from 'zod/mini';

/** So many bytes in lower-case hexadecimal. */
const bytes = (count: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${2 * count}}$`)));

/** A round of a public beacon (drand, scheme bls-unchained-g1-rfc9380), named before it came: nobody can have chosen a seed to suit it. */
export const prizeBeacon = z.object({
  /** The hash that drand knows the chain by. */
  chain: bytes(32),
  /** A point of G2, compressed: 96 bytes in lower-case hexadecimal. */
  publicKey: bytes(96),
  /** When round 1 came (seconds since 1970), and the seconds from one to the next. */
  genesis: z.int(),
  period: z.int(),
  round: z.int(),
  /** Of the round's number, once it has come: 48 bytes in lower-case hexadecimal. */
  signature: z.nullable(bytes(48)),
  /** SHA-256 of the signature. */
  randomness: z.nullable(bytes(32)),
});
export type PrizeBeacon = z.infer<typeof prizeBeacon>;
