import { format } from '@fio/platform/i18n';
import { useCalculationWords } from '../words.ts';

/** In thousands of bytes, one at least. */
export function FileSize({ bytes }: { bytes: number | null }) {
  const t = useCalculationWords();
  if (bytes === null) return null;
  return t('files.size', { size: format.number(Math.max(1, Math.round(bytes / 1000))) });
}
