import type { CommandRunDetail, RetentionRule } from '@fio/contracts/admin/commands';
import { format } from '@fio/platform/i18n';
import { sizeText } from './measures.ts';
import { useCommandsWords } from './words.ts';

type Line = CommandRunDetail['lines'][number];
const { t } = useCommandsWords;

const SIZES = new Set(['bytes', 'before', 'after', 'wasted']);

function valueText(name: string, value: string | number): string {
  if (name === 'rule') return t(`rule.${value as RetentionRule}`);
  if (typeof value === 'string') return value;
  return SIZES.has(name) ? sizeText(value) : format.number(value);
}

/** A line of output in the page's language. */
export function lineText({ code, values }: Line): string {
  const texts = Object.entries(values).map(([name, value]) => [name, valueText(name, value)]);
  const count = Number(values['count'] ?? 0);
  return t(`line.${code}`, { ...Object.fromEntries(texts), count, total: format.number(count) });
}
