import { expect, it } from 'vitest';
import { recordWordsEn } from './record-words.en.ts';
import { recordWordsPt } from './record-words.pt.ts';

it('agrees with the gender of the noun', () => {
  expect(recordWordsPt('série', 'séries', 'f')).toEqual({
    count_one: '{{total}} série',
    count_other: '{{total}} séries',
    'empty.title': 'Nenhuma série ainda',
    'empty.text': 'Crie a primeira.',
    create: 'Nova série',
    edit: 'Editar série',
    created: 'Série criada.',
    saved: 'Série salva.',
  });
  expect(recordWordsPt('prêmio', 'prêmios', 'm')).toMatchObject({
    'empty.title': 'Nenhum prêmio ainda',
    create: 'Novo prêmio',
    created: 'Prêmio criado.',
  });
});

it('says the same in English', () => {
  expect(recordWordsEn('question', 'questions')).toEqual({
    count_one: '{{total}} question',
    count_other: '{{total}} questions',
    'empty.title': 'No question yet',
    'empty.text': 'Create the first one.',
    create: 'New question',
    edit: 'Edit question',
    created: 'Question created.',
    saved: 'Question saved.',
  });
});
