import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { drawFrame, type Film, type FilmSize } from './draw-frame.ts';
import { FILM_SECONDS } from './storyboard.ts';

const FRAMES_A_SECOND = 24;
/** Bits a second: flat colours and letters need no more. */
const BITRATE = 2_500_000;
const CODECS = ['vp9', 'vp8'] as const;

/** Why there is no film: the browser can't make one of that kind. */
export class NoEncoderError extends Error {}

/**
 * Records a film in this browser, as WebM without sound; nothing leaves it. `onProgress` is told how much is done, 0 to 1.
 * Throws NoEncoderError where the browser has no encoder for it.
 */
export async function recordFilm(
  film: Film,
  size: FilmSize,
  onProgress: (done: number) => void = () => undefined,
): Promise<Blob> {
  const codec =
    typeof VideoEncoder === 'undefined'
      ? null
      : await getFirstEncodableVideoCodec([...CODECS], { ...size, bitrate: BITRATE });
  if (codec === null) throw new NoEncoderError('This browser has no encoder for VP9 or VP8.');
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new NoEncoderError('This browser draws nothing off the screen.');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, { codec, bitrate: BITRATE, latencyMode: 'realtime' });
  output.addVideoTrack(source, { frameRate: FRAMES_A_SECOND });
  await output.start();
  const frames = Math.round(FILM_SECONDS * FRAMES_A_SECOND);
  for (let frame = 0; frame < frames; frame += 1) {
    const seconds = frame / FRAMES_A_SECOND;
    drawFrame(context, size, film, seconds);
    // Waits while the encoder has enough to do.
    await source.add(seconds, 1 / FRAMES_A_SECOND);
    onProgress((frame + 1) / frames);
  }
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: 'video/webm' });
}
