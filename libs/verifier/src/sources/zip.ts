import type { Files } from './Files.ts';

/** An archive that came broken, or is none: that shows nothing about a draw. */
export class Damaged extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'Damaged';
  }
}

/** Where a file lies in an archive. */
interface Packed {
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  readonly at: number;
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [LOCAL_SIZE, CENTRAL_SIZE, END_SIZE, MOST_COMMENT] = [30, 46, 22, 65_535];
const [STORED, DEFLATED] = [0, 8];
/** Says that the true value is elsewhere, in the form for more than 4 GB, which nothing here needs. */
const ELSEWHERE = 0xffffffff;
/** A file that says it is longer is none that is published of a draw. */
const LARGEST = 256 * 1024 * 1024;

async function viewOf(blob: Blob, from: number, to: number): Promise<DataView> {
  if (from < 0 || to > blob.size) throw new Damaged('cut off');
  return new DataView(await blob.slice(from, to).arrayBuffer());
}

async function endOf(blob: Blob): Promise<DataView> {
  const from = Math.max(0, blob.size - END_SIZE - MOST_COMMENT);
  const tail = await viewOf(blob, from, blob.size);
  for (let at = tail.byteLength - END_SIZE; at >= 0; at -= 1)
    if (tail.getUint32(at, true) === END) return new DataView(tail.buffer, at);
  throw new Damaged('no ZIP archive');
}

/** The files of an archive by name. */
async function contentsOf(blob: Blob): Promise<ReadonlyMap<string, Packed>> {
  const end = await endOf(blob);
  const [count, length, from] = [
    end.getUint16(10, true),
    end.getUint32(12, true),
    end.getUint32(16, true),
  ] as const;
  const view = await viewOf(blob, from, from + length);
  const found = new Map<string, Packed>();
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_SIZE > length || view.getUint32(at, true) !== CENTRAL) throw new Damaged('no contents');
    const [packedSize, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const after = at + CENTRAL_SIZE + view.getUint16(at + 28, true);
    if (after > length) throw new Damaged('no contents');
    const name = new TextDecoder().decode(
      new Uint8Array(view.buffer, at + CENTRAL_SIZE, view.getUint16(at + 28, true)),
    );
    if (found.has(name)) throw new Damaged(`${name} is there twice`);
    if (packedSize === ELSEWHERE || size > LARGEST) throw new Damaged(`${name} is too large`);
    found.set(name, {
      packedSize,
      size,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      at: view.getUint32(at + 42, true),
    });
    at = after + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}

const CRCS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRCS[(crc ^ byte) & 255] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** No more is unpacked than the archive says there is: a small one can't fill the memory. */
async function unpacked(packed: Blob, { method, size }: Packed, name: string): Promise<Uint8Array> {
  if (method === STORED) return new Uint8Array(await packed.arrayBuffer());
  if (method !== DEFLATED) throw new Damaged(`${name} is packed in another way`);
  const bytes = new Uint8Array(size);
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let at = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (at + next.value.length > size) throw new Damaged(`${name} is longer than it says`);
      bytes.set(next.value, at);
      at += next.value.length;
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof Damaged ? error : new Damaged(`${name} is broken`);
  }
  return bytes.subarray(0, at);
}

/** The files of a ZIP archive, each read from it when it is asked for. Damaged where it isn't whole. */
export async function filesOfZip(blob: Blob): Promise<Files & { readonly names: readonly string[] }> {
  const contents = await contentsOf(blob);
  return {
    names: [...contents.keys()],
    read: async (name) => {
      const packed = contents.get(name);
      if (packed === undefined) return null;
      const head = await viewOf(blob, packed.at, packed.at + LOCAL_SIZE);
      if (head.getUint32(0, true) !== LOCAL) throw new Damaged(`${name} isn't where it should be`);
      const from = packed.at + LOCAL_SIZE + head.getUint16(26, true) + head.getUint16(28, true);
      if (from + packed.packedSize > blob.size) throw new Damaged('cut off');
      const bytes = await unpacked(blob.slice(from, from + packed.packedSize), packed, name);
      if (bytes.length !== packed.size || crcOf(bytes) !== packed.crc) throw new Damaged(`${name} is broken`);
      return bytes;
    },
  };
}
