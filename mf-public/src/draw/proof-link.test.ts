import { expect, it } from 'vitest';
import { proofLink, proofOf } from './proof-link.ts';

const opening = {
  code: 12_345,
  key: 'ab'.repeat(16),
  registrationId: '0190a000-0000-7000-8000-000000000001',
};

it('carries what opens a number where no server sees it', () => {
  const link = new URL(proofLink('https://fio.example', 'primeira', opening));
  expect(link.pathname + link.search).toBe('/ganhadores/primeira');
  expect(proofOf(link.hash)).toEqual(opening);
});

it('carries the seal of a number that can’t win', () => {
  const sealed = { ...opening, seal: `02${'00'.repeat(40)}` };
  expect(proofOf(new URL(proofLink('https://fio.example', 'primeira', sealed)).hash)).toEqual(sealed);
});

it.each(['', '#', '#premio', '#prova=1.ab.cd', `#prova=-1.${opening.key}.${opening.registrationId}`])(
  'takes %j for no proof',
  (hash) => expect(proofOf(hash)).toBeNull(),
);
