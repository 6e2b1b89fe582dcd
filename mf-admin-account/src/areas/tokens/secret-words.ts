import type { SecretWords } from '@fio/platform/secret';
import { useTokensWords } from './words.ts';

/** What is said of a token's secret; `title`: of what has happened. */
export function secretWords(title: 'secret.title' | 'secret.rotated'): SecretWords {
  const { t } = useTokensWords;
  return { title: t(title), text: t('secret.text'), label: t('secret.label') };
}
