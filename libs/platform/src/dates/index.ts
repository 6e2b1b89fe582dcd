import type { DateWords } from '@fio/design-system/theme-provider';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/index.ts';
import { useDatesCatalogue } from './words.ts';

/** What fields for days and times say, in the page's language: for `dates` of the MantineRoot above them. */
export function useDateWords(): DateWords {
  const t = useDatesCatalogue();
  const locale = useLanguage() === 'en' ? 'en-GB' : 'pt-BR';
  return useMemo(() => ({ locale, t }), [locale, t]);
}
