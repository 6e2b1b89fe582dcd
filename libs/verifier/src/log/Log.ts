import { isSame, toHex } from '../crypto/bytes.ts';
import { hasEd25519 } from '../crypto/ed25519.ts';
import { rootOf } from '../crypto/merkle.ts';
import { below, Refusal, wholeOf } from '../reading/Refusal.ts';
import type { Files } from '../sources/Files.ts';
import { bytesOf, textOf } from '../sources/read.ts';
import { type Entry, readEntries } from './entries.ts';
import { type Head, type Key, readHead, readKey, signersOf, witnessedAt } from './note.ts';
import { bundlesOf, checkTile, hashTilesOf, readBundle } from './tiles.ts';

/** A head that was seen elsewhere: in a letter, by oneself before. */
export interface SeenHead {
  readonly size: number;
  /** 64 hexadecimal digits. */
  readonly root: string;
}

/** What a reader brings along, which the server can't have made up. */
export interface Trusted {
  /** Keys of the log known before; without any, those that it shows itself are taken. */
  readonly keys?: readonly string[];
  readonly witnesses?: readonly string[];
  readonly heads?: readonly SeenHead[];
}

/** A log whose entries are the ones its head was signed over. */
export interface Log {
  readonly head: Head;
  readonly entries: readonly Entry[];
  readonly keys: readonly Key[];
  readonly witnesses: readonly { readonly name: string; readonly time: number }[];
}

/** Clocks of several machines: an entry may seem to be so much older than the one before it. */
export const SKEW = 10 * 60_000;
const CHECKPOINT = 'checkpoint';

function keysOf(text: string): Key[] {
  return text
    .slice(0, -1)
    .split('\n')
    .map((line, index) => {
      const key = readKey(line, 'log');
      if (key === null || !text.endsWith('\n'))
        throw new Refusal(below(wholeOf('key'), index), 'head_malformed');
      return key;
    });
}

function given(texts: readonly string[], kind: 'log' | 'witness'): Key[] {
  return texts.map((text, index) => {
    const key = readKey(text, kind);
    if (key === null) throw new Refusal(below(wholeOf(`your ${kind} keys`), index), 'head_malformed', text);
    return key;
  });
}

async function signed(files: Files, head: Head, trusted: Trusted): Promise<Pick<Log, 'keys' | 'witnesses'>> {
  if (!(await hasEd25519())) throw new Refusal(wholeOf(CHECKPOINT), 'no_signatures_here');
  const shown = keysOf(await textOf(files, 'key'));
  const unsigned = shown.length - (await signersOf(head, shown)).length;
  if (unsigned > 0) throw new Refusal(wholeOf(CHECKPOINT), 'head_unsigned', `${unsigned} of the keys shown`);
  const known = given(trusted.keys ?? [], 'log');
  if (known.length > 0 && (await signersOf(head, known)).length === 0)
    throw new Refusal(wholeOf(CHECKPOINT), 'head_unsigned', 'no key you know');
  const witnesses: { name: string; time: number }[] = [];
  for (const key of given(trusted.witnesses ?? [], 'witness')) {
    const time = await witnessedAt(head, key);
    if (time === null) throw new Refusal(wholeOf(CHECKPOINT), 'witness_missing', key.name);
    witnesses.push({ name: key.name, time });
  }
  return { keys: known.length > 0 ? known : shown, witnesses };
}

function checkTimes(entries: readonly Entry[]): void {
  let latest = -Infinity;
  for (const { place, said } of entries) {
    const time = Date.parse(said.at);
    if (time < latest - SKEW) throw new Refusal(below(place, 'at'), 'back_in_time', said.at);
    latest = Math.max(latest, time);
  }
}

/** Reads the whole log and holds it against its head, and against what the reader brings along. */
export async function readLog(
  files: Files,
  trusted: Trusted,
  onProgress: (done: number, of: number) => void,
): Promise<Log> {
  const head = readHead(await textOf(files, CHECKPOINT), wholeOf(CHECKPOINT));
  const signers = await signed(files, head, trusted);
  const bundles = bundlesOf(head.size);
  const entries: Entry[] = [];
  for (const bundle of bundles) {
    entries.push(...readEntries(bundle, readBundle(bundle, await bytesOf(files, bundle.path))));
    onProgress(entries.length, head.size);
  }
  const leaves = entries.map(({ leaf }) => leaf);
  if (!isSame(rootOf(leaves), head.root))
    throw new Refusal(below(wholeOf(CHECKPOINT), 2), 'root_differs', toHex(rootOf(leaves)));
  for (const tile of hashTilesOf(head.size)) {
    const bytes = await files.read(tile.path);
    if (bytes !== null) checkTile(tile, bytes, leaves);
  }
  for (const { size, root } of trusted.heads ?? [])
    if (size > leaves.length || toHex(rootOf(leaves.slice(0, size))) !== root)
      throw new Refusal(below(wholeOf(CHECKPOINT), 1), 'earlier_head', `${size} ${root}`);
  checkTimes(entries);
  return { head, entries, ...signers };
}
