import { expect, it } from 'vitest';
import type { Config } from '../../core/config/index.ts';
import { noScriptContact } from './no-script-contact.ts';

const said = (phone: string | null) =>
  noScriptContact({
    campaign: { contact: 'fale.com-a-gente@fio.example', phone },
  } as Pick<Config, 'campaign'>);

it('says an address as one says it aloud, in both languages', () => {
  expect(said(null)).toBe(
    '<p lang="pt-BR">Para falar com o atendimento, escreva para ' +
      'fale (ponto) com-a-gente (arroba) fio (ponto) example.</p>' +
      '<p lang="en">To reach customer service, write to fale (dot) com-a-gente (at) fio (dot) example.</p>',
  );
});

it('gives the telephone number in digits, where there is one', () => {
  expect(said('0800 123 4567')).toContain('example ou ligue para 0800 123 4567.</p>');
});
