import { useAreaWords } from '../area-words.ts';

/** The choices of a filter that asks whether something is so. */
export function useYesNo() {
  const t = useAreaWords();
  return [
    { value: 'yes', label: t('table.yes') },
    { value: 'no', label: t('table.no') },
  ];
}
