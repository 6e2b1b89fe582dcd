import type { filmPt } from './film.pt.ts';

export const filmEn: Record<keyof typeof filmPt, string> = {
  'film.title': 'Film of the result',
  'film.text':
    'A short film without sound, from the five prizes to who won, for the promotion’s channels. It is made in this browser; of winners it shows the first name, an initial and the city. Publish the description in text beside it.',
  'film.upright': 'Upright (1080 × 1920)',
  'film.wide': 'Wide (1920 × 1080)',
  'film.transcript': 'Description in text (VTT)',
  'film.making': 'Making the film',
  'film.failed': 'The film could not be made. Try again.',
  'film.unable': 'This browser makes no WebM videos. Use a recent Chrome, Edge or Firefox.',
  'film.lottery': 'Loteria Federal, draw {{contest}}',
  'film.number': 'The number looked for',
  'film.winners': 'Who won',
  'film.more_one': 'and {{count}} more',
  'film.more_other': 'and {{count}} more',
  'film.check': 'Check it yourself',
};
