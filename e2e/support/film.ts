import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Of a film that a page gave to be saved. */
export interface PlayedFilm {
  /** Its first four bytes, in hexadecimal: those of EBML, which WebM is. */
  readonly header: string;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** Whether its last frame is another than its first. */
  readonly isMoving: boolean;
}

/** Plays a film in the browser: how long it is, and whether its first and last frame, decoded, differ. */
export async function playedFilm(page: Page, save: () => Promise<void>): Promise<PlayedFilm> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 120_000 }), save()]);
  const bytes = await readFile(await download.path());
  // A page of nobody's: ours lets no film in.
  const player = await page.context().newPage();
  const played = await player.evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], {
      type: 'video/webm',
    });
    const video = Object.assign(document.createElement('video'), {
      muted: true,
      src: URL.createObjectURL(blob),
    });
    const seen = (name: string) =>
      new Promise<void>((resolve, reject) => {
        video.addEventListener(name, () => resolve(), { once: true });
        video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
      });
    await seen('loadeddata');
    const canvas = new OffscreenCanvas(64, 64);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const frameAt = async (seconds: number) => {
      const there = seen('seeked');
      video.currentTime = seconds;
      await there;
      context?.drawImage(video, 0, 0, 64, 64);
      return String(context?.getImageData(0, 0, 64, 64).data);
    };
    const { duration: seconds, videoWidth: width, videoHeight: height } = video;
    const isMoving = (await frameAt(0.01)) !== (await frameAt(seconds - 0.1));
    return { seconds, width, height, isMoving };
  }, bytes.toString('base64'));
  await player.close();
  return { header: bytes.subarray(0, 4).toString('hex'), ...played };
}
