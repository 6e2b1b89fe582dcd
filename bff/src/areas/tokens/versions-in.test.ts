import { faq } from '@fio/contracts';
import { expect, it } from 'vitest';
import { change, type Version } from '../../http/versions/change.ts';
import { versionsIn } from './versions-in.ts';

const told = (pt: string, en: string) => change({ endpoint: faq.all, told: { pt, en } });
const VERSIONS: readonly Version[] = [
  { date: '2024-02-29', changes: [] },
  { date: '2025-06-01', changes: [told('Primeira.', 'First.')] },
  { date: '2026-11-26', changes: [told('Segunda.', 'Second.'), told('Terceira.', 'Third.')] },
];

it('tells what each version changed, and how long it is there, before a token moves on', () => {
  expect(versionsIn('pt', VERSIONS)).toEqual([
    { date: '2024-02-29', changes: [], sunset: '2027-06-01' },
    { date: '2025-06-01', changes: ['Primeira.'], sunset: '2028-11-26' },
    { date: '2026-11-26', changes: ['Segunda.', 'Terceira.'], sunset: null },
  ]);
  expect(versionsIn('en', VERSIONS)[1]?.changes).toEqual(['First.']);
});
