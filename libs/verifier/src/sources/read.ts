import { type Json, parseJson } from '../reading/parse-json.ts';
import { Refusal, wholeOf } from '../reading/Refusal.ts';
import type { Files } from './Files.ts';

export async function bytesOf(files: Files, name: string): Promise<Uint8Array> {
  const bytes = await files.read(name);
  if (bytes === null) throw new Refusal(wholeOf(name), 'missing_file');
  return bytes;
}

export async function textOf(files: Files, name: string): Promise<string> {
  const bytes = await bytesOf(files, name);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal(wholeOf(name), 'not_json', 'not UTF-8');
  }
}

export const jsonOf = async (files: Files, name: string): Promise<Json> =>
  parseJson(await textOf(files, name), wholeOf(name));
