import type * as Mediabunny from 'mediabunny';
import { AppError } from '../errors.ts';

/** A video as every browser of the last years plays it. */
export interface ReadVideo {
  readonly extension: 'mp4' | 'webm';
  readonly width: number;
  readonly height: number;
  /** Whole ones, at least 1. */
  readonly seconds: number;
}

const FORMATS = [
  { format: 'MP4', extension: 'mp4', codecs: ['avc', 'av1'], sounds: ['aac', 'opus'] },
  { format: 'WEBM', extension: 'webm', codecs: ['vp8', 'vp9', 'av1'], sounds: ['opus', 'vorbis'] },
] as const;

const has = (known: readonly string[], codec: string | null) => codec !== null && known.includes(codec);

async function look(input: Mediabunny.Input, library: typeof Mediabunny): Promise<ReadVideo | null> {
  if (!(await input.canRead())) return null;
  const format = await input.getFormat();
  const kind = FORMATS.find((one) => library[one.format] === format);
  const tracks: Mediabunny.InputVideoTrack[] = await input.getVideoTracks();
  const [picture] = tracks;
  if (kind === undefined || picture === undefined || tracks.length > 1) return null;
  const sounds = await input.getAudioTracks();
  const codecs = await Promise.all(sounds.map((track) => track.getCodec()));
  if (!has(kind.codecs, await picture.getCodec()) || !codecs.every((codec) => has(kind.sounds, codec)))
    return null;
  const [width, height] = [await picture.getDisplayWidth(), await picture.getDisplayHeight()];
  const seconds = Math.ceil(await input.computeDuration());
  const isPlayable = width > 0 && height > 0 && seconds > 0;
  return isPlayable ? { extension: kind.extension, width, height, seconds } : null;
}

/**
 * What a video is, told by its content: an MP4 of H.264 or AV1, or a WebM of VP8, VP9 or AV1, with one picture track and sounds that
 * belong to it. FILE_UNEXPECTED for everything else, other Matroska files too. It is read by its structure and not decoded: whoever
 * plays it does that in the browser's own sandbox.
 */
export async function readVideo(bytes: Buffer): Promise<ReadVideo> {
  // Two megabytes of sources, and most processes never see a video.
  const library = await import('mediabunny');
  const { BufferSource, Input } = library;
  const formats = FORMATS.map(({ format }) => library[format]);
  using input = new Input({ formats, source: new BufferSource(bytes) });
  const read = await look(input, library).catch((cause: unknown) => {
    throw new AppError('FILE_UNEXPECTED', { cause });
  });
  if (read === null) throw new AppError('FILE_UNEXPECTED');
  return read;
}
