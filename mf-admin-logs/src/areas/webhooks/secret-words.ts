import type { SecretWords } from '@fio/platform/secret';
import { useWebhooksWords } from './words.ts';

/** What is said of a webhook's secret. */
export function secretWords(): SecretWords {
  const { t } = useWebhooksWords;
  return { title: t('secret.title'), text: t('secret.text'), label: t('secret.label') };
}
