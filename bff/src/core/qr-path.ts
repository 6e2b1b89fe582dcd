import { encodeQR } from 'qr';

/** Modules of light around a QR code (ISO/IEC 18004). */
const QUIET = 4;

/** The dark modules of a QR code as one SVG path, in a square of `size` modules. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { border: QUIET });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: path.join('') };
}
