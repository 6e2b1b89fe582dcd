// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { utf8 } from '../crypto/bytes.ts';
import { example, judged, textIn } from '../mutation/example.fixture.ts';
import { bundleIn, signedLog } from '../mutation/resign.fixture.ts';
import { canonical } from '../reading/canonical.ts';
import type { JsonObject } from '../reading/parse-json.ts';
import { pt } from '../words/pt.ts';
import { judgedOf } from './messages.ts';
import { verdictView } from './verdict.ts';

const files = example();
const SCHEDULE = 'Temporada de prêmios';
/** Quicknet's, 12 minutes after the schedule of the example was promised: 2026-10-11T21:31:06Z. */
const named = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
  round: 32_983_634,
};

/** The example as its schedule would be that named a round, which never came into the log. */
function withheld(): Record<string, Uint8Array> {
  const log = bundleIn(files).entries.map((bytes) => {
    const entry = JSON.parse(new TextDecoder().decode(bytes)) as JsonObject;
    return entry['type'] === 'prizes_committed' && entry['title'] === SCHEDULE
      ? utf8(canonical({ ...entry, beacon: named }))
      : bytes;
  });
  const { items } = JSON.parse(textIn(files, 'prizes.json')) as { items: readonly JsonObject[] };
  const beacon = { ...named, signature: null, randomness: null };
  const shown = items.map((item) => (item['title'] === SCHEDULE ? { ...item, beacon } : item));
  return { ...signedLog(log), 'prizes.json': utf8(JSON.stringify({ items: shown })) };
}

/** What the page says of the example with these in the place of its own. */
const shownOf = async (changed: Readonly<Record<string, Uint8Array>>) =>
  verdictView(pt, judgedOf(await judged(files, changed)), () => undefined).textContent;

it('says of a draw that holds which round of the instant prizes the log keeps to itself', async () => {
  const said = await shownOf(withheld());
  expect(said).toContain(pt.verdict.changed);
  expect(said).toContain(
    `${pt.page.late}${SCHEDULE}: a rodada 32983634 é pública desde 11 out 2026 18:31 e não está no registro.`,
  );
});

it('says nothing of rounds where all came in time', async () => {
  const said = await shownOf({});
  expect(said).toContain(pt.verdict.changed);
  expect(said).not.toContain(pt.page.late);
});
