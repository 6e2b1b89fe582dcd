import { AppError } from '../errors.ts';

/** UTF-8, or what older spreadsheets write; bytes that are no text at all are FILE_UNEXPECTED. */
export function readText(bytes: Buffer): string {
  if (bytes.length === 0 || bytes.includes(0)) throw new AppError('FILE_UNEXPECTED');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
