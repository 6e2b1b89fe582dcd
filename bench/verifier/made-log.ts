import {
  bundleOf,
  entryText,
  type BindingEvent,
  tilePath,
  TILE_WIDTH,
  tilesOf,
  treeOf,
  rootOf,
  leafHash,
} from '@fio/domain';
import { LogSigner } from '@fio/bff/src/core/transparency/LogSigner.ts';
import { sha256 } from '@fio/bff/src/core/secrets/sha256.ts';

/** Heads of the audit beside what is told of the draw: some ten years of them. */
const OTHERS = 90_000;
const HOUR = 3_600_000;

export interface EntryAt {
  readonly at: string;
  readonly event: BindingEvent;
}

const others = (): EntryAt[] =>
  Array.from({ length: OTHERS }, (_, index) => ({
    at: new Date(Date.parse('2016-01-01T00:00:00.000Z') + index * HOUR).toISOString(),
    event: {
      type: 'audit_head',
      after: String(index * 10),
      action: String((index + 1) * 10),
      hash: 'ab'.repeat(32),
      count: 10,
      every: 1,
      marks: '0123abcd'.repeat(10),
    },
  }));

/** The log that tells these of one draw among much else: its files by name, and where each of them stands in it. */
export function madeLog(told: readonly EntryAt[]) {
  const all = [...others(), ...told].toSorted((one, other) =>
    one.at < other.at ? -1 : Number(one.at > other.at),
  );
  const texts = all.map(({ event, at }) => entryText(event, new Date(at)));
  const entries = texts.map((text) => new TextEncoder().encode(text));
  const tree = treeOf(sha256, Uint8Array.from(entries.flatMap((entry) => [...leafHash(sha256, entry)])));
  const signer = new LogSigner('bench.example/transparency', [new Uint8Array(32).fill(3)]);
  const files = new Map<string, Uint8Array | string>([
    ['checkpoint', signer.sign({ size: entries.length, root: rootOf(tree) })],
    ['key', `${signer.verifierKeys.join('\n')}\n`],
  ]);
  for (const tile of tilesOf(entries.length)) {
    const from = tile.index * TILE_WIDTH;
    if (tile.level === 'entries') files.set(tilePath(tile), bundleOf(entries.slice(from, from + tile.width)));
    else if (tile.level === 0)
      files.set(tilePath(tile), (tree[0] ?? new Uint8Array()).slice(from * 32, (from + tile.width) * 32));
  }
  const indexOf = new Map(all.map(({ event }, index) => [event, index] as const));
  return {
    files,
    shown: ({ event }: EntryAt) => ({
      index: indexOf.get(event) ?? -1,
      entry: texts[indexOf.get(event) ?? -1] ?? '',
    }),
  };
}
