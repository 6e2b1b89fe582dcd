import { dispatchList } from '@fio/contracts/admin/dispatch-list';
import { DISPATCH_KINDS } from '@fio/domain/dispatch';
import { useApiQuery } from '@fio/platform/api';
import { useDispatchListWords } from './words.ts';

const { t } = useDispatchListWords;

export const useKinds = () => DISPATCH_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }));
export const useLanguages = () =>
  (['pt', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) }));

/** Letters of campaigns that are published. */
export function useLetters() {
  const { data } = useApiQuery(dispatchList.templates);
  return (data?.items ?? []).map(({ id, name, number, hasEnglish }) => ({
    value: id,
    label: t(hasEnglish ? 'version' : 'versionPt', { name, number }),
  }));
}
