import { escapeFormula } from '@fio/domain';
import { describe, expect, it } from 'vitest';
import { useTestModels } from '../../../test/models.ts';
import { containing, foldText } from './fold.ts';

const database = useTestModels();
const inDatabase = async (name: 'fold_text' | 'csv_text', texts: string[]) => {
  const { rows } = await database.pool.query<{ text: string }>(
    `SELECT ${name}(text) AS text FROM unnest($1::text[]) WITH ORDINALITY AS t(text, place) ORDER BY place`,
    [texts],
  );
  return rows.map(({ text }) => text);
};

describe('folded text', () => {
  it('is the same here and in the database', async () => {
    const texts = [
      'Último Bonde',
      'ÀÉÎÕÜÇÑ',
      'ação',
      'ﬁm',
      'São Tomé — 3º',
      'İstanbul'.slice(1),
      '100 %',
      'a\u0301',
    ];
    expect(await inDatabase('fold_text', texts)).toEqual(texts.map(foldText));
  });

  it('lets no wildcard through', async () => {
    const find = async (text: string, word: string) => {
      const { rows } = await database.pool.query<{ found: boolean }>(
        'SELECT $1::text LIKE $2::text AS found',
        [text, containing(word)],
      );
      return rows[0]?.found;
    };
    expect(await find('100 %', '0 %')).toBe(true);
    expect(await find('100 x', '0 %')).toBe(false);
    expect(await find('a_b', 'a_b')).toBe(true);
    expect(await find('axb', 'a_b')).toBe(false);
    expect(await find('a\\b', '\\')).toBe(true);
  });
});

describe('text for spreadsheets', () => {
  it('is the same here and in the database', async () => {
    const starts = [
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      '＝',
      '＋',
      '－',
      '＠',
      ' =',
      '  @',
      "'",
      'a',
      '1',
      '',
      '.',
    ];
    const texts = starts.flatMap((start) => [start, `${start}1+1`, `a${start}`]);
    expect(await inDatabase('csv_text', texts)).toEqual(texts.map(escapeFormula));
  });
});
