import { expect, it } from 'vitest';
import { valueText } from './value-text.ts';

it.each([
  [null, ''],
  [undefined, ''],
  ['', ''],
  [true, 'Sim'],
  [1234, '1.234'],
  ['2026-11-22', '22\u00a0nov\u00a02026'],
  ['2026-11-22T15:30:00.000Z', '22\u00a0nov\u00a02026 12:30'],
  ['7b0c6f1c-38a3-7c55-8d54-0e1f6a3c9d21', 'Registro 3c9d21'],
  ['<p>Um <strong>farol</strong>.</p><p>Outro.</p>', 'Um farol.\nOutro.'],
  ['menos de 3 < 4', 'menos de 3 < 4'],
  [[{ id: 'a', label: 'Sim', imageId: null }, { label: 'Não' }], 'Sim\nNão'],
])('reads %j as %j', (value, text) => {
  expect(valueText(value)).toBe(text);
});
