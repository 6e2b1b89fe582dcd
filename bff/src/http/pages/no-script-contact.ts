import type { Language } from '@fio/contracts';
import type { Config } from '../../core/config/index.ts';
import { escapeHtml } from './escape.ts';
import { pageWords } from './words.ts';

/** An address as one would say it: a person reads it, what collects addresses doesn't. */
function spelled(address: string, language: Language): string {
  const t = pageWords(language);
  return address.replaceAll('@', ` (${t('at')}) `).replaceAll('.', ` (${t('dot')}) `);
}

/**
 * How to reach the customer service where no script runs that could undo the rotation of addresses, in both
 * languages (docs/decisions/words-of-visitors.md).
 */
export function noScriptContact({ campaign: { contact, phone } }: Pick<Config, 'campaign'>): string {
  const lines = (['pt', 'en'] as const).map((language) => {
    const email = spelled(contact, language);
    const t = pageWords(language);
    const words = phone === null ? t('write', { email }) : t('writeOrCall', { email, phone });
    return `<p lang="${language === 'pt' ? 'pt-BR' : 'en'}">${escapeHtml(words)}</p>`;
  });
  return lines.join('');
}
