import { expect, it } from 'vitest';
import { sha256, toHex, utf8 } from '../crypto/bytes.ts';
import { canonical } from '../reading/canonical.ts';
import type { JsonObject } from '../reading/parse-json.ts';
import { example, judged, textIn } from './example.fixture.ts';
import { bundleIn, signedLog } from './resign.fixture.ts';

const files = example();
const { entries } = bundleIn(files);
type Logged = readonly { readonly index: number; readonly entry: string }[];
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** What somebody publishes who owns the server: entries of one type say something else, and so does all that shows them. */
function rewritten(type: string, said: JsonObject): Record<string, string | Uint8Array> {
  const log = entries.map((bytes) => {
    const entry = JSON.parse(textOf(bytes)) as JsonObject;
    return entry['type'] === type ? utf8(canonical({ ...entry, ...said })) : bytes;
  });
  const shownIn = (name: string): JsonObject & { log: Logged } => {
    const json = JSON.parse(textIn(files, name)) as JsonObject & { log: Logged };
    const shown = json.log.map(({ index }) => ({ index, entry: textOf(log[index] ?? new Uint8Array()) }));
    return { ...json, log: shown };
  };
  const [evidence, page] = [JSON.stringify(shownIn('evidence.json')), shownIn('draw.json')];
  const documents = (page['documents'] as readonly JsonObject[]).map((one) =>
    one['kind'] === 'evidence'
      ? { ...one, sha256: toHex(sha256(utf8(evidence))), bytes: utf8(evidence).length }
      : one,
  );
  return {
    ...signedLog(log),
    'evidence.json': evidence,
    'documents/evidence': evidence,
    'draw.json': JSON.stringify({ ...page, documents }),
  };
}

it.each([
  ['disqualification_proposed', { defenceUntil: '2026-07-08T03:00:00.000Z' }, 'promise_differs'],
  ['disqualification_proposed', { reason: 'fraud' }, 'promise_differs'],
  ['disqualification_proposed', { at: '2026-07-07T10:35:00.000Z' }, 'not_in_log'],
  ['winner_out', { renunciationHash: null }, 'too_early'],
  ['winner_out', { to: 'declined' }, 'wrong_value'],
  ['winner_out', { to: 'not_found', reason: null, proposedAt: null, renunciationHash: null }, 'out_of_turn'],
])('refuses a %s of %j, rewritten everywhere and signed anew', async (type, said, meaning) => {
  const verdict = await judged(files, rewritten(type, said));
  expect(verdict).toMatchObject({ verdict: 'refused', step: 'outcome', refusal: { meaning } });
});

it('takes what only a head that somebody kept could show', async () => {
  const said = { evidenceHash: '00'.repeat(32) };
  expect((await judged(files, rewritten('disqualification_proposed', said))).verdict).toBe('changed');
});
