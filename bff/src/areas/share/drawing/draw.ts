import satori from 'satori';
import sharp from 'sharp';
import { SHARE_SIZE } from '../../../http/pages/share-size.ts';
import type { ShareCard } from '../ShareCard.ts';
import { fonts } from './fonts.ts';
import { layout } from './layout.ts';
import { PANEL } from './panel.ts';

/** What networks take without making it smaller themselves. */
const LARGEST = 300_000;
const QUALITIES = [88, 76, 60, 40] as const;

/** A poster at the size it is drawn, as a data address; null when it can't be read as a picture. */
async function posterAddress(bytes: Buffer): Promise<string | null> {
  const drawn = sharp(bytes, { density: 144 }).resize(PANEL.width, PANEL.height, { fit: 'cover' }).png();
  const png = await drawn.toBuffer().catch(() => null);
  return png && `data:image/png;base64,${png.toString('base64')}`;
}

/** The image of a card: a JPEG of 1200 by 630 below 300 kB. `poster` is the poster's file, where it has one. */
export async function draw(card: ShareCard, poster: Buffer | null): Promise<Buffer> {
  const svg = await satori(layout(card, poster && (await posterAddress(poster))), { ...SHARE_SIZE, fonts });
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: '#0b0712' }).raw().toBuffer();
  for (const quality of QUALITIES) {
    // Without halved colours, which fray small letters on a dark ground.
    const jpeg = await sharp(pixels, { raw: { ...SHARE_SIZE, channels: 3 } })
      .jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toBuffer();
    if (jpeg.length < LARGEST) return jpeg;
  }
  throw new Error(`The share image of ${card.subject} does not fit ${LARGEST} bytes.`);
}
