import { crc32, deflateRawSync } from 'node:zlib';

const bytesOf = (
  size: number,
  ...values: readonly (readonly [at: number, bytes: 2 | 4, value: number])[]
) => {
  const bytes = Buffer.alloc(size);
  for (const [at, width, value] of values) bytes.writeUIntLE(value, at, width);
  return bytes;
};

/** An archive of these files; `says` is how long it claims each to be. */
export function zipOf(
  files: ReadonlyMap<string, Uint8Array>,
  { method = 8, says = (size: number) => size } = {},
): Uint8Array {
  const [parts, contents]: [Uint8Array[], Uint8Array[]] = [[], []];
  let at = 0;
  for (const [name, bytes] of files) {
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const named = Buffer.from(name);
    const [crc, size] = [crc32(bytes), says(bytes.length)];
    const head = bytesOf(
      30,
      [0, 4, 0x04034b50],
      [8, 2, method],
      [14, 4, crc],
      [18, 4, packed.length],
      [26, 2, named.length],
    );
    parts.push(head, named, packed);
    contents.push(
      bytesOf(
        46,
        [0, 4, 0x02014b50],
        [10, 2, method],
        [16, 4, crc],
        [20, 4, packed.length],
        [24, 4, size],
        [28, 2, named.length],
        [42, 4, at],
      ),
      named,
    );
    at += head.length + named.length + packed.length;
  }
  const index = Buffer.concat(contents);
  const end = bytesOf(
    22,
    [0, 4, 0x06054b50],
    [8, 2, files.size],
    [10, 2, files.size],
    [12, 4, index.length],
    [16, 4, at],
  );
  return Buffer.concat([...parts, index, end]);
}

export const blobOf = (bytes: Uint8Array): Blob => new Blob([Uint8Array.from(bytes)]);
