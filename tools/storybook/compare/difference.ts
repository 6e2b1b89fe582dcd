/// <reference lib="dom" />
import type { Page } from '@playwright/test';

export interface Difference {
  /** Pixels that differ, of all pixels of the larger picture, from 0 to 1. */
  readonly share: number;
  /** PNG: the later picture pale, what differs in it red. */
  readonly picture: Buffer;
}

/** So much a channel of 256 may be off: rounding, not design. */
const TOLERANCE = 4;

/** Runs in the page: draws both pictures on a canvas that holds either, and compares them pixel by pixel. */
async function compared([before, after, tolerance]: [string, string, number]) {
  const load = async (base64: string) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    return image;
  };
  const images = [await load(before), await load(after)] as const;
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas.');
  const [old, now] = images.map((image) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  }) as [ImageData, ImageData];
  const off = (at: number) => Math.abs((old.data[at] ?? 0) - (now.data[at] ?? 0)) > tolerance;
  let differing = 0;
  for (let at = 0; at < now.data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = now.data.subarray(at, at + 3);
    const pale = 192 + (red + green + blue) / 12;
    const isOff = off(at) || off(at + 1) || off(at + 2) || off(at + 3);
    if (isOff) differing += 1;
    now.data.set(isOff ? [214, 0, 60, 255] : [pale, pale, pale, 255], at);
  }
  context.putImageData(now, 0, 0);
  return { share: differing / (width * height), picture: canvas.toDataURL('image/png').replace(/^.*,/, '') };
}

/** How two pictures differ; null where they don't. The page may be any page: only its canvas is used. */
export async function difference(page: Page, before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const texts: [string, string, number] = [before.toString('base64'), after.toString('base64'), TOLERANCE];
  const { share, picture } = await page.evaluate(compared, texts);
  return share === 0 ? null : { share, picture: Buffer.from(picture, 'base64') };
}
