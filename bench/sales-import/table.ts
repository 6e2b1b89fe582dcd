import { randomInt } from 'node:crypto';
import { readAccessKey } from '@fio/domain';

/** An access key of its own, by its place. */
function keyAt(place: number): string {
  const number = String(place + 1).padStart(9, '0');
  const head = `3526101234567800019565001${number}1${String(randomInt(10_000_000, 99_999_999))}`;
  for (let last = 0; last < 10; last += 1)
    if ('key' in readAccessKey(`${head}${last}`)) return `${head}${last}`;
  // A trivial code: another one.
  return keyAt(place);
}

const digit = (digits: string): number => {
  const sum = [...digits].reduce((total, one, index) => total + Number(one) * (digits.length + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
};

/** A CPF with its check digits, by its place. */
function cpfAt(place: number): string {
  const nine = String(100_000_001 + place);
  const ten = `${nine}${digit(nine)}`;
  return `${ten}${digit(ten)}`;
}

/** Sales as a shop exports them, every other one with its buyer and its items. */
export function salesTable(lines: number): string {
  const rows = Array.from({ length: lines }, (_, place) => {
    const day = String((place % 28) + 1).padStart(2, '0');
    const more = place % 2 === 0 ? `${cpfAt(place)};7891000100103:CAFE DA MEADA 500G|2:SACOLA` : ';';
    return `${keyAt(place)};${day}/10/2026;${(place % 900) + 10},90;${more}`;
  });
  return ['Chave;Data;Valor;CPF;Itens', ...rows].join('\n');
}
