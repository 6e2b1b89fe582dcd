import satori from 'satori';
import sharp from 'sharp';
import { SHARE_SIZE } from '../../../http/pages/share-size.ts';
import type { ShareCard } from '../ShareCard.ts';
import { fonts } from './fonts.ts';
import { layout } from './layout.ts';
import { PANEL } from './panel.ts';
import { STORY_PANEL, STORY_SIZE, storyLayout } from './story.ts';

/** `most`: bytes; what networks take of a link's picture without making it smaller, and what a telephone sends at once. */
const LINK = { size: SHARE_SIZE, panel: PANEL, layout, most: 300_000 } as const;
const STORY = { size: STORY_SIZE, panel: STORY_PANEL, layout: storyLayout, most: 700_000 } as const;
const QUALITIES = [88, 76, 60, 40] as const;

/** A poster at the size it is drawn, as a data address; null when it can't be read as a picture. */
async function posterAddress(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<string | null> {
  const drawn = sharp(bytes, { density: 144 }).resize(width, height, { fit: 'cover' }).png();
  const png = await drawn.toBuffer().catch(() => null);
  return png && `data:image/png;base64,${png.toString('base64')}`;
}

/**
 * The image of a card: a JPEG of 1200 by 630 below 300 kB, or of 1080 by 1920 for stories. `poster` is the poster's file,
 * where it has one.
 */
export async function draw(card: ShareCard, poster: Buffer | null): Promise<Buffer> {
  const { size, panel, layout: laidOut, most } = card.story ? STORY : LINK;
  const svg = await satori(laidOut(card, poster && (await posterAddress(poster, panel))), { ...size, fonts });
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: '#0b0712' }).raw().toBuffer();
  for (const quality of QUALITIES) {
    // Without halved colours, which fray small letters on a dark ground.
    const jpeg = await sharp(pixels, { raw: { ...size, channels: 3 } })
      .jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toBuffer();
    if (jpeg.length < most) return jpeg;
  }
  throw new Error(`The share image of ${card.subject} does not fit ${most} bytes.`);
}
