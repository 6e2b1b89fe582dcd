import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export interface Measured {
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** A stream that lets everything through; `measured` says what it was, once it has ended. */
export function measure(): { through: Transform; measured: () => Measured } {
  const hash = createHash('sha256');
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  let sha256: string | undefined;
  return { through, measured: () => ({ size, sha256: (sha256 ??= hash.digest('hex')) }) };
}
