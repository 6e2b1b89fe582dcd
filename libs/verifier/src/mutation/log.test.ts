import { expect, it } from 'vitest';
import { toHex, utf8 } from '../crypto/bytes.ts';
import { leafHash, rootOf } from '../crypto/merkle.ts';
import { canonical } from '../reading/canonical.ts';
import type { Json } from '../reading/parse-json.ts';
import { example, judged, textIn } from './example.fixture.ts';
import { mutationsOf } from './mutate-json.fixture.ts';
import { chosen } from './night.fixture.ts';
import { bundled, bundleIn, signedLog } from './resign.fixture.ts';

const files = example();
const { path, entries } = bundleIn(files);
const evidence = JSON.parse(textIn(files, 'evidence.json')) as {
  commitment: { text: string };
  log: readonly { entry: string }[];
};
const { drawId } = JSON.parse(evidence.commitment.text) as { drawId: string };
/** What the evidence shows once more. */
const shown = new Set(evidence.log.map(({ entry }) => entry));
/** What a letter to a visitor carried. */
const seen = { size: entries.length, root: toHex(rootOf(entries.map(leafHash))) };

/** Parts of something, one of them removed, duplicated, or swapped with the next. */
function* rearranged<Part>(
  parts: readonly Part[],
): Generator<readonly [name: string, parts: readonly Part[]]> {
  for (const [at, part] of parts.entries()) {
    yield [`removed ${at}`, parts.toSpliced(at, 1)];
    yield [`duplicated ${at}`, parts.toSpliced(at, 0, part)];
    const next = parts[at + 1];
    if (next !== undefined) yield [`swapped ${at}`, parts.toSpliced(at, 2, next, part)];
  }
}

const flipped = (bytes: Uint8Array, at: number) =>
  bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));

it.each(['checkpoint', 'key', path, path.replace('entries', '0')])(
  'refuses %s with a byte changed, any of them',
  async (file) => {
    const bytes = files.get(file) ?? new Uint8Array();
    const step = Math.ceil(bytes.length / 400);
    const isTried = chosen();
    const passed: number[] = [];
    for (let at = 0; at < bytes.length; at += step) {
      if (!isTried(at / step)) continue;
      const verdict = await judged(files, { [file]: flipped(bytes, at) });
      if (verdict.verdict !== 'refused') passed.push(at);
    }
    expect(passed).toEqual([]);
  },
);

it('refuses entries removed, duplicated and swapped, as they are and signed anew', async () => {
  const passed: string[] = [];
  for (const [name, list] of rearranged(entries)) {
    const plain = await judged(files, { [path]: bundled(list) });
    const signed = await judged(files, signedLog(list), { heads: [seen] });
    // Whatever is added behind the head that was seen goes on from it: that is what a log is for.
    const isLonger = name === `duplicated ${entries.length - 1}`;
    if (plain.verdict !== 'refused' || (signed.verdict !== 'refused' && !isLonger)) passed.push(name);
  }
  expect(passed).toEqual([]);
});

it('refuses hashes of a tile removed, duplicated and swapped', async () => {
  const file = path.replace('entries', '0');
  const bytes = files.get(file) ?? new Uint8Array();
  const hashes = entries.map((_, at) => bytes.slice(at * 32, at * 32 + 32));
  for (const [, list] of rearranged(hashes))
    expect((await judged(files, { [file]: Buffer.concat(list) })).verdict).toBe('refused');
});

/** What only a head that somebody kept shows: words and sums that nothing else repeats, and moments in between. */
const BY_HEAD_ALONE =
  /\/(?:at|valueCents|source|reason|kind|regulation|document|number|cutOffHours|defenceDays|documentsWithin|documentsUnit|prescribesFrom|quantity|title)$|regulation/;

it(
  'refuses each member of each entry changed: as it is, and signed anew by whoever owns the key',
  { timeout: 120_000 },
  async () => {
    const passed: string[] = [];
    const isTried = chosen();
    let count = 0;
    for (const [at, entry] of entries.entries()) {
      const said = JSON.parse(new TextDecoder().decode(entry)) as Json;
      for (const { name, pointer, text } of mutationsOf(said)) {
        count += 1;
        if (!isTried(count)) continue;
        // The form itself is held to in the bytes; here somebody writes it well.
        const isForm = name.startsWith('duplicated') && !/\d$/.test(pointer);
        const bytes = utf8(isForm ? text : canonical(JSON.parse(text) as Json));
        const list = entries.with(at, bytes);
        const plain = await judged(files, { [path]: bundled(list) });
        const kept = await judged(files, signedLog(list), { heads: [seen] });
        const signed = await judged(files, signedLog(list));
        if (plain.verdict !== 'refused' || kept.verdict !== 'refused') passed.push(`${at} ${name}`);
        const isOfDraw = (said as { draw?: string }).draw === drawId;
        const isFree = BY_HEAD_ALONE.test(pointer) && !shown.has(new TextDecoder().decode(entry));
        if (isOfDraw && signed.verdict !== 'refused' && !isFree) passed.push(`signed ${at} ${name}`);
      }
    }
    expect(passed).toEqual([]);
  },
);

it('takes a log signed anew for what it is where nobody kept a head', async () => {
  expect((await judged(files, signedLog(entries))).verdict).toBe('changed');
});
