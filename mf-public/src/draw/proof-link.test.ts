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

it.each(['', '#', '#premio', '#prova=1.ab.cd', `#prova=-1.${opening.key}.${opening.registrationId}`])(
  'takes %j for no proof',
  (hash) => expect(proofOf(hash)).toBeNull(),
);
