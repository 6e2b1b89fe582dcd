import { PdfRefused } from './PdfRefused.ts';

const [START, END, SCAN] = [0xd8, 0xd9, 0xda];
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** APP0 says the density and APP14 how colours are stored; the other APPs say where, when and by whom. */
const says = (marker: number) => marker === 0xfe || (marker > 0xe0 && marker <= 0xef && marker !== 0xee);

/** Where the marker after the packed points of a scan begins. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker === undefined) break;
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return at;
  }
  return bytes.length;
}

/** A JPEG's points without what else the file said (place, camera, preview) or hid behind its end. */
export function bareJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [Buffer.from([0xff, START])];
  if (bytes.readUInt16BE(0) !== 0xff00 + START) throw new PdfRefused('unreadable');
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw new PdfRefused('unreadable');
    const marker = bytes[at + 1] ?? END;
    if (marker === END) break;
    // A marker may have fill bytes before it.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const head = at + 2 + bytes.readUInt16BE(at + 2);
    const end = marker === SCAN ? endOfScan(bytes, head) : head;
    if (!says(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, Buffer.from([0xff, END])]);
}
