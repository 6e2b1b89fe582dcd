import { describe, expect, it } from 'vitest';
import { utf8 } from '../crypto/bytes.ts';
import { commitmentForm, evidenceForm } from '../draw/forms.ts';
import { findNumber, openingForm, proofFile } from '../draw/proofs.ts';
import { parseCanonical } from '../reading/canonical.ts';
import { type Json, parseJson } from '../reading/parse-json.ts';
import { Refusal, wholeOf } from '../reading/Refusal.ts';
import { filesOf } from '../sources/site.ts';
import { example, textIn } from './example.fixture.ts';
import { mutationsOf } from './mutate-json.fixture.ts';

const at = wholeOf('evidence.json');
const evidence = evidenceForm(parseJson(textIn(example(), at.file), at), at);
const committed = commitmentForm(parseCanonical(evidence.commitment.text, at), at);

/** What shows one block of the list shows any number of it. */
const proof = evidence.list;
const [block, second] = proof.blocks;
if (!block || second) throw new Error('The example shows other blocks.');
const opening = evidence.openings.find(({ code }) =>
  block.entries.includes(code.toString(16).padStart(8, '0')),
);
if (!opening) throw new Error('No number of the block is open.');
const { code } = opening;

const asked = (text: string, by: Json, number = code) =>
  findNumber(
    filesOf(new Map([[proofFile(number), utf8(text)]])),
    committed,
    number,
    openingForm(by, wholeOf('#prova')),
  );
/** What the proof shows, or that it is refused, and at which place. */
const shown = async (...what: Parameters<typeof asked>) => {
  try {
    return await asked(...what);
  } catch (error) {
    if (!(error instanceof Refusal) || error.place.file === '') throw error;
    return 'refused';
  }
};
const whole = JSON.stringify(proof);

describe('the proof of a number', () => {
  it('shows its holder that it is in the list, and nobody else that it is theirs', async () => {
    expect(await shown(whole, { ...opening })).toBe('listed');
    const first = Number.parseInt(block.entries.slice(0, 8), 16);
    expect(await shown(whole, { ...opening, code: first + 1 }, first + 1)).toBe('not_listed');
    expect(await shown(whole, { ...opening, code: 1 }, 1)).toBe('refused');
  });

  it('is refused with anything in it changed, removed, duplicated, swapped or added', async () => {
    const passed: string[] = [];
    for (const { name, text } of mutationsOf(proof))
      if ((await shown(text, { ...opening })) !== 'refused') passed.push(name);
    expect(passed).toEqual([]);
  });

  it('is refused with bytes of the block changed', async () => {
    for (let place = 0; place < block.entries.length; place += 10) {
      const byte = Number.parseInt(block.entries.slice(place, place + 2), 16) ^ 1;
      const entries =
        block.entries.slice(0, place) + byte.toString(16).padStart(2, '0') + block.entries.slice(place + 2);
      expect(await shown(JSON.stringify({ ...proof, blocks: [{ ...block, entries }] }), { ...opening })).toBe(
        'refused',
      );
    }
  });

  it('is nobody’s with anything in the opening changed', async () => {
    const passed: string[] = [];
    const sealed = { ...opening, seal: '00'.repeat(41) };
    expect(await shown(whole, sealed)).toBe('listed');
    for (const { name, text } of mutationsOf(sealed)) {
      let by: Json;
      try {
        by = parseJson(text, wholeOf('#prova'));
      } catch {
        continue;
      }
      // Without a seal it is that of a number that can win, which this one's is.
      if (name !== 'removed /seal' && (await shown(whole, by)) === 'listed') passed.push(name);
    }
    expect(passed).toEqual([]);
  });
});
