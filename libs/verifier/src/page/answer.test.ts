import { expect, it } from 'vitest';
import { utf8 } from '../crypto/bytes.ts';
import { example } from '../mutation/example.fixture.ts';
import { blobOf, zipOf } from '../sources/zip.fixture.ts';
import { STEPS } from '../verify.ts';
import { answer } from './answer.ts';
import { knownOf } from './known.ts';
import type { Answer, Question } from './messages.ts';

const files = example();
const archive = (all = files) => [{ path: 'provas.zip', blob: blobOf(zipOf(all)) }];

async function answers(question: Partial<Question>): Promise<Answer[]> {
  const told: Answer[] = [];
  await answer({ given: archive(), trusted: {}, ...question }, (one) => told.push(one));
  return told;
}
const last = async (question: Partial<Question>) => (await answers(question)).at(-1);

it('tells each step, then the verdict, in what can be sent', async () => {
  const told = await answers({});
  const steps = told.flatMap((one) => (one.kind === 'progress' ? [one.step] : []));
  expect([...new Set(steps)]).toEqual([...STEPS]);
  expect(structuredClone(told.at(-1))).toMatchObject({ kind: 'judged', judged: { verdict: 'changed' } });
});

it('says where it doesn’t hold', async () => {
  const page = new TextDecoder().decode(files.get('draw.json')).replace('"quantity":4', '"quantity":5');
  const given = archive(new Map([...files, ['draw.json', utf8(page)]]));
  expect(structuredClone(await last({ given }))).toMatchObject({
    kind: 'judged',
    judged: { verdict: 'refused', step: 'page', meaning: 'page_differs', place: { file: 'draw.json' } },
  });
});

it('says of a broken archive that it is broken, not that the draw is wrong', async () => {
  const blob = blobOf(zipOf(files).slice(0, -30));
  expect(await last({ given: [{ path: 'provas.zip', blob }] })).toMatchObject({ failure: 'damaged' });
  expect(await last({ given: [] })).toMatchObject({ failure: 'nothingKnown' });
});

it('holds the log against the head of a letter', async () => {
  const typed = { key: '', witness: '', size: '1.234', root: 'DcxW2njDY/p1SBf1ixhEq7MOuHJ2scyC+C8xzT4MMpw=' };
  const trusted = knownOf({ ...typed, size: '23' });
  expect(await last({ trusted: trusted as object })).toMatchObject({ judged: { verdict: 'changed' } });
  expect(await last({ trusted: knownOf({ ...typed, size: '22' }) as object })).toMatchObject({
    judged: { verdict: 'refused', meaning: 'earlier_head' },
  });
  expect(knownOf(typed)).toMatchObject({ heads: [{ size: 1234 }] });
  expect(knownOf({ ...typed, size: '', root: '' })).toEqual({ keys: [], witnesses: [] });
  expect(knownOf({ ...typed, size: 'x', root: 'y' })).toEqual(['size', 'root']);
  expect(knownOf({ ...typed, size: '' })).toEqual(['size']);
});
