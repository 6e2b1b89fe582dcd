import type { Place, SecretBox } from './SecretBox.ts';

/** Bytes of content in a frame; the last one may have fewer. */
const FRAME = 256 * 1024;
const LENGTH = 4;
/** Number of the frame (4 bytes) and whether it is the last (1), sealed with the content. */
const HEAD = 5;

/**
 * A file of any size, unreadable where it is stored: frames of 256 KiB, each with its place in the whole. All pieces go
 * through one buffer: joined anew for each frame they were garbage outside the heap, which V8 collects late.
 */
export async function* sealFrames(
  box: SecretBox,
  pieces: AsyncIterable<Uint8Array>,
  place: Place,
): AsyncGenerator<Buffer> {
  const frame = Buffer.alloc(HEAD + FRAME);
  let size = 0;
  let number = 0;
  const sealed = (isLast: boolean): Buffer[] => {
    frame.writeUInt32BE(number++);
    frame.writeUInt8(isLast ? 1 : 0, LENGTH);
    const hidden = box.seal(frame.subarray(0, HEAD + size), place);
    size = 0;
    const length = Buffer.alloc(LENGTH);
    length.writeUInt32BE(hidden.length);
    return [length, hidden];
  };
  for await (const piece of pieces) {
    let rest = piece;
    while (rest.length > 0) {
      // The last one is only known as such at the end: a full one stays back until more comes.
      if (size === FRAME) yield* sealed(false);
      const part = rest.subarray(0, FRAME - size);
      frame.set(part, HEAD + size);
      size += part.length;
      rest = rest.subarray(part.length);
    }
  }
  yield* sealed(true);
}

/** What was sealed so. Throws when a frame was changed, moved or is missing, the last one too. */
export async function* openFrames(
  box: SecretBox,
  stored: AsyncIterable<Uint8Array>,
  place: Place,
): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;
  let isOver = false;
  for await (const piece of stored) {
    rest = Buffer.concat([rest, piece]);
    for (let end = 0; rest.length >= LENGTH; rest = rest.subarray(end)) {
      end = LENGTH + rest.readUInt32BE();
      if (rest.length < end) break;
      const plain = box.open(rest.subarray(LENGTH, end), place);
      if (isOver || plain.readUInt32BE() !== number)
        throw new Error('A sealed file has its frames in disorder.');
      number += 1;
      isOver = plain.readUInt8(LENGTH) === 1;
      yield plain.subarray(HEAD);
    }
  }
  if (!isOver || rest.length > 0) throw new Error('A sealed file ends before its last frame.');
}
