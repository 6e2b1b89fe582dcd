import { format } from '../../i18n/index.ts';
import { useAreaWords } from '../area-words.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function stringText(text: string): string {
  if (INSTANT.test(text)) return format.dateTime(text);
  if (DAY.test(text)) return format.day(text);
  // Which record that is only its field knows; that it is another one shows.
  if (ID.test(text)) return useAreaWords.t('conflict.reference', { id: text.slice(-6) });
  if (!/^\s*<\w/.test(text)) return text;
  // Rich text: its words, a line for each paragraph.
  return text
    .replace(/<\/(p|li|h\d|blockquote)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();
}

/** A form's value in words, for reading beside another one; '' for nothing. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return useAreaWords.t(value ? 'table.yes' : 'table.no');
  if (typeof value === 'number') return format.number(value);
  if (typeof value === 'string') return stringText(value);
  if (Array.isArray(value)) return value.map(valueText).join('\n');
  // Its own id says nothing to a reader.
  const parts = Object.entries(value).flatMap(([name, part]) => (name === 'id' ? [] : [valueText(part)]));
  return parts.filter(Boolean).join(' · ');
}
