import type { SecretBox } from './SecretBox.ts';

/** Bytes of content in a frame; the last one may have fewer. */
const FRAME = 256 * 1024;
const LENGTH = 4;
/** Number of the frame (4 bytes) and whether it is the last (1), sealed with the content. */
const HEAD = 5;

function frame(box: SecretBox, number: number, isLast: boolean, content: Buffer): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(number);
  head.writeUInt8(isLast ? 1 : 0, LENGTH);
  const hidden = box.encrypt(Buffer.concat([head, content]));
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32BE(hidden.length);
  return Buffer.concat([length, hidden]);
}

/** A file of any size, unreadable where it is stored: frames of 256 KiB, each with its place in the whole. */
export async function* sealFrames(box: SecretBox, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  let number = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    size += piece.length;
    if (size <= FRAME) continue;
    const all = Buffer.concat(waiting);
    let at = 0;
    // The last one is only known as such at the end: as much as one frame stays back.
    for (; all.length - at > FRAME; at += FRAME)
      yield frame(box, number++, false, all.subarray(at, at + FRAME));
    const rest = Buffer.from(all.subarray(at));
    waiting = [rest];
    size = rest.length;
  }
  yield frame(box, number, true, Buffer.concat(waiting));
}

/** What was sealed so. Throws when a frame was changed, moved or is missing, the last one too. */
export async function* openFrames(box: SecretBox, stored: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;
  let isOver = false;
  for await (const piece of stored) {
    rest = Buffer.concat([rest, piece]);
    for (let end = 0; rest.length >= LENGTH; rest = rest.subarray(end)) {
      end = LENGTH + rest.readUInt32BE();
      if (rest.length < end) break;
      const plain = box.decrypt(rest.subarray(LENGTH, end));
      if (isOver || plain.readUInt32BE() !== number)
        throw new Error('A sealed file has its frames in disorder.');
      number += 1;
      isOver = plain.readUInt8(LENGTH) === 1;
      yield plain.subarray(HEAD);
    }
  }
  if (!isOver || rest.length > 0) throw new Error('A sealed file ends before its last frame.');
}
