const SAO_PAULO = 'America/Sao_Paulo';
const tagOf = (lang: 'pt' | 'en') => (lang === 'pt' ? 'pt-BR' : 'en');

/** As the promotion's own pages have it: 7 jul 2026. */
const short = (text: string) => text.replaceAll(' de ', ' ').replace('.', '');

/** A moment (ISO 8601, UTC) as São Paulo's clocks have it. */
export const moment = (lang: 'pt' | 'en', at: string): string =>
  short(
    new Date(at).toLocaleString(tagOf(lang), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: SAO_PAULO,
    }),
  );

/** A day, `YYYY-MM-DD`. */
export const day = (lang: 'pt' | 'en', text: string): string =>
  short(
    new Date(`${text}T00:00:00Z`).toLocaleDateString(tagOf(lang), { dateStyle: 'medium', timeZone: 'UTC' }),
  );

export const number = (lang: 'pt' | 'en', value: number): string => value.toLocaleString(tagOf(lang));

/** A text with the moments and days in it as people write them. */
export const readable = (lang: 'pt' | 'en', text: string): string =>
  text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (at) => moment(lang, at))
    .replaceAll(/\b\d{4}-\d\d-\d\d\b/g, (one) => day(lang, one));
