import { loadSharp } from '../../../core/files/load-sharp.ts';
import { GROUND } from './manifest.ts';

/** The thread with its knot, in a square of 28. */
const THREAD =
  'M4 19c5 2.5 7.5-.8 7.5-5s2.5-7.5 6.7-7.5 5.8 3.3 5.8 6.7-2.5 5.8-5.8 5.8-5.8-2.5-5.8-5 1.7-4.2 4.2-4.2 3.3 1.7 3.3 3.3';
const line = (width: number) => `fill="none" stroke="#B79CFF" stroke-width="${width}" stroke-linecap="round"`;

const svg = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;

/** The mark on its tile. */
export const ICON = svg(
  '0 0 28 28',
  `<rect width="28" height="28" rx="6" fill="${GROUND}"/><path d="${THREAD}" ${line(2.3)}/>`,
);

/** The whole square is ground and the mark stays within the circle that any mask leaves. */
const MASKABLE = svg(
  '-7 -7 42 42',
  `<rect x="-7" y="-7" width="42" height="42" fill="${GROUND}"/><path d="${THREAD}" ${line(2.3)}/>`,
);

interface Drawing {
  readonly source: string;
  readonly width: number;
  readonly height?: number;
}

/** Every picture that is drawn from these, by its address. */
export const PICTURES: Readonly<Record<string, Drawing>> = {
  '/icon-192.png': { source: ICON, width: 192 },
  '/icon-512.png': { source: ICON, width: 512 },
  '/icon-maskable.png': { source: MASKABLE, width: 512 },
  '/apple-touch-icon.png': { source: MASKABLE, width: 180 },
  '/favicon.ico': { source: ICON, width: 48 },
};

const made = new Map<string, Promise<Buffer>>();

async function drawn({ source, width, height = width }: Drawing): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(source), { density: 400 })
    .resize(width, height)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** The bytes of a picture, drawn once in the life of the process. */
export function pictureAt(address: string): Promise<Buffer> | null {
  const drawing = Object.hasOwn(PICTURES, address) ? PICTURES[address] : undefined;
  if (!drawing) return null;
  const known = made.get(address);
  if (known) return known;
  const bytes = drawn(drawing);
  made.set(address, bytes);
  bytes.catch(() => made.delete(address));
  return bytes;
}
