import { earningClause } from '@fio/domain';
import { expect, it } from 'vitest';
import { loadConfig } from '../src/core/config/index.ts';
import { EARNING } from './edition.ts';
import { demoFaq } from './faq.ts';
import { demoRegulations } from './regulations.ts';

const KEY = 'A'.repeat(43);

it('says in regulation and questions what the draw’s rule does', async () => {
  const config = loadConfig({
    DATABASE_URL: 'postgres://fio:secret@db/fio',
    CPF_KEY: KEY,
    HASH_KEY: KEY,
    SEED_KEY: 'B'.repeat(43),
    TRANSPARENCY_KEY: KEY,
    INVOICE_REVIEW: 'all',
    PARTICIPATING_CNPJS: 'any',
  });
  const [first, regulation] = await demoRegulations(config, new Date('2026-11-25T12:00:00Z'));
  const clause = earningClause(EARNING, 'pt');
  expect(clause[0]).toContain('50,00');
  for (const paragraph of clause)
    for (const version of [first, regulation]) expect(version?.html).toContain(paragraph);
  const question = demoFaq.find(({ slug }) => slug === 'como-ganho-numeros');
  expect(question?.answer).toContain(clause[0]);
});
