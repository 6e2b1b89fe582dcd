import type { Language } from '@fio/contracts';
import type { Config } from '../../../core/config/index.ts';
import { pageWords } from '../words.ts';

/** The ground of the design system's dark theme (design-system, tokens). */
export const GROUND = '#0B0712';

/** The web manifest, in the visitor's language. */
export function manifest({ campaign }: Config, language: Language): object {
  const t = pageWords(language);
  return {
    id: '/',
    name: `${campaign.name}: ${t('tagline')}`,
    short_name: campaign.name,
    description: t('description'),
    lang: language === 'pt' ? 'pt-BR' : 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // What an iPhone asks for before it takes push notifications.
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['entertainment'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
