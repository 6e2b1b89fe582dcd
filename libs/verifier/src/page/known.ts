import { fromBase64, toHex } from '../crypto/bytes.ts';
import type { Trusted } from '../log/Log.ts';

/** What somebody brings along, as typed. */
export interface Typed {
  readonly size: string;
  readonly root: string;
  readonly key: string;
  readonly witness: string;
}

export type Wrong = 'size' | 'root';

const HASH = 32;

/** What was typed in the verifier's terms; or which of it can't be right. Nothing typed is nothing brought along. */
export function knownOf(typed: Typed): Trusted | readonly Wrong[] {
  const [digits, root] = [typed.size.replaceAll(/[.,\s]/g, ''), typed.root.replaceAll(/\s/g, '')];
  const lines = (text: string) => (text.trim() === '' ? [] : [text.trim()]);
  const given = { keys: lines(typed.key), witnesses: lines(typed.witness) };
  if (digits === '' && root === '') return given;
  const bytes = fromBase64(root);
  const wrong: Wrong[] = [];
  if (!/^[1-9][0-9]{0,14}$/.test(digits)) wrong.push('size');
  if (bytes?.length !== HASH) wrong.push('root');
  if (bytes === null || wrong.length > 0) return wrong;
  return { ...given, heads: [{ size: Number(digits), root: toHex(bytes) }] };
}
