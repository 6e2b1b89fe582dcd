import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCpf } from './cpf.ts';
import { readCpfList } from './cpf-list.ts';

const CPFS = ['52998224725', '11144477735', '12345678909', '28001238938', '29537995593'];

describe('a list of CPFs', () => {
  it('is read with its heading, its reasons in words and its notes', () => {
    const text = [
      '\uFEFFCPF;Motivo;Observação',
      '529.982.247-25;Funcionário;Loja 12',
      '',
      '11144477735;fraud;"contas; várias ""iguais"""',
      '123.456.789-09;;',
    ].join('\r\n');
    expect(readCpfList(text)).toEqual({
      lines: [
        { line: 2, cpf: '52998224725', reason: 'employee', note: 'Loja 12' },
        { line: 4, cpf: '11144477735', reason: 'fraud', note: 'contas; várias "iguais"' },
        { line: 5, cpf: '12345678909', reason: null, note: '' },
      ],
      problems: [],
    });
  });

  it('tells every line that blocks nobody, and why', () => {
    const { lines, problems } = readCpfList(
      '52998224725\n52998224726\n529.982.247-25\n111.111.111-11,ferias\n11144477735,férias',
    );
    expect(lines.map(({ cpf }) => cpf)).toEqual(['52998224725']);
    expect(problems).toEqual([
      { line: 2, problem: 'cpf' },
      { line: 3, problem: 'repeated' },
      { line: 4, problem: 'cpf' },
      { line: 5, problem: 'reason' },
    ]);
  });

  it('gives back the zeros that a spreadsheet took from the front', () => {
    expect(readCpfList('191').problems).toEqual([{ line: 1, problem: 'cpf' }]);
    expect(readCpfList('1234567890').lines.map(({ cpf }) => cpf)).toEqual(['01234567890']);
  });

  it('accounts for every line, whatever stands in it', () => {
    const cell = fc.oneof(fc.constantFrom(...CPFS, ...CPFS.map(formatCpf)), fc.string());
    fc.assert(
      fc.property(fc.array(cell), (cells) => {
        const clean = cells
          .map((text) => text.replace(/[\r\n;\t,"\uFEFF]/g, ''))
          .filter((text) => text.trim());
        const { lines, problems } = readCpfList(['cpf', ...clean].join('\n'));
        expect(lines.length + problems.length).toBe(clean.length);
        expect(new Set(lines.map(({ cpf }) => cpf)).size).toBe(lines.length);
      }),
    );
  });
});
