import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { type Sheet, writeWorkbook } from './workbook.ts';

const createdAt = new Date('2026-11-21T12:00:00Z');
const make = (sheet: Partial<Sheet>) =>
  writeWorkbook({
    title: 'Ganhadores',
    createdAt,
    sheets: [{ name: 'Ganhadores', columns: [{ heading: 'Nome' }], rows: [], ...sheet }],
  });
const rowsOf = async (bytes: Buffer) => (await readXlsx(bytes)).sheets[0]?.rows;

describe('a workbook', () => {
  it('keeps texts as they are: letters, zeros in front, what looks like a formula', async () => {
    const texts = ['João “Zé” & Cia <3>', '00647', '=HYPERLINK("http://x")', '+55', '@a', ''];
    const rows = await rowsOf(await make({ rows: texts.map((text) => [text]) }));
    expect(rows?.map(([cell]) => cell ?? '')).toEqual(['Nome', ...texts]);
    const raw = (await make({ rows: [['=1+1']] })).toString('latin1');
    expect(raw).not.toContain('<f>');
  });

  it('gives money in reais, days as they are, instants as São Paulo saw them', async () => {
    const rows = await rowsOf(
      await make({
        columns: [
          { heading: 'Valor', kind: 'money' },
          { heading: 'Nascimento', kind: 'day' },
          { heading: 'Quando', kind: 'instant' },
          { heading: 'Série', kind: 'number' },
        ],
        rows: [
          [1250, new Date('1990-05-06T00:00:00Z'), new Date('2026-11-22T01:30:00Z'), 7],
          [null, null, null, null],
        ],
      }),
    );
    const [value, birth, when, series] = rows?.[1] ?? [];
    expect([value, series]).toEqual([12.5, 7]);
    expect([birth, when]).toEqual([new Date('1990-05-06T00:00:00Z'), new Date('2026-11-21T22:30:00Z')]);
  });

  it('is the same bytes for the same content', async () => {
    const one = await make({ rows: [['Ana']] });
    expect((await make({ rows: [['Ana']] })).equals(one)).toBe(true);
    expect((await make({ rows: [['Bia']] })).equals(one)).toBe(false);
  });
});
