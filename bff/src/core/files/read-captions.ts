import { AppError } from '../errors.ts';

/** The signature, alone on its line or with a title behind. */
const SIGNATURE = /^\uFEFF?WEBVTT(?:[ \t][^\n\r]*)?(?:\r\n|\n|\r)/;
const MOMENT = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const CUE = new RegExp(String.raw`^${MOMENT}[ \t]+-->[ \t]+${MOMENT}(?:[ \t]|$)`, 'm');

/** Captions as browsers read them (WebVTT): UTF-8, its signature, a cue at least; FILE_UNEXPECTED for everything else. */
export function readCaptions(bytes: Buffer): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('FILE_UNEXPECTED', { cause });
  }
  if (text.includes('\0') || !SIGNATURE.test(text) || !CUE.test(text)) throw new AppError('FILE_UNEXPECTED');
  return text;
}
