import type { Grouping } from '@fio/contracts/admin/statistics';
import { useStatisticsWords } from './words.ts';

const AGES = ['0-17', '18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const;

/** What a group is called: what nobody said, an age in words, its name, or what it is kept under. */
export function useGroupName() {
  const t = useStatisticsWords();
  return (by: Grouping, { key, label }: { readonly key: string; readonly label: string }): string => {
    if (key === '') return t('unknown');
    const age = by === 'age' ? AGES.find((band) => band === key) : undefined;
    return age ? t(`age.${age}`) : label || key;
  };
}
