const SAO_PAULO = 'America/Sao_Paulo';
const tagOf = (lang: 'pt' | 'en') => (lang === 'pt' ? 'pt-BR' : 'en-GB');

const MONTHS = {
  pt: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;

/** A day, `YYYY-MM-DD`, as the promotion's own pages have it: 7 jul 2026. */
export function day(lang: 'pt' | 'en', text: string): string {
  const [year = '', month = '', date = ''] = text.split('-');
  return `${Number(date)} ${MONTHS[lang][Number(month) - 1] ?? month} ${year}`;
}

/** The day and the minute of São Paulo, the same in either language: 2026-07-07 09:05. */
const minutes = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: SAO_PAULO,
});

/** A moment (ISO 8601, UTC) as São Paulo's clocks have it: 7 jul 2026 09:05. */
export function moment(lang: 'pt' | 'en', at: string): string {
  const [date = '', time = ''] = minutes.format(new Date(at)).split(' ');
  return `${day(lang, date)} ${time}`;
}

export const number = (lang: 'pt' | 'en', value: number): string => value.toLocaleString(tagOf(lang));

/** A text with the moments and days in it as people write them. */
export const readable = (lang: 'pt' | 'en', text: string): string =>
  text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (at) => moment(lang, at))
    .replaceAll(/\b\d{4}-\d\d-\d\d\b/g, (one) => day(lang, one));
