import { winners } from '@fio/contracts/admin/winners';
import { Text } from '@fio/design-system/text';
import { askFor } from '@fio/platform/area';
import { numberText, type WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

/** Who comes in: seen before it is confirmed, for the server puts in nobody else. */
function Next({ record: { next, seriesSize } }: { record: WinnerDetail }) {
  const t = useWinnersWords();
  if (!next) return <Text>{t('next.none')}</Text>;
  const { name, rank, cpf } = next;
  return <Text>{t('next.who', { name, rank, cpf, number: numberText({ ...next, seriesSize }) })}</Text>;
}

export const surrogateForm = askFor(winners.surrogate, {
  values: ({ next }: WinnerDetail) => ({ surrogateId: next?.id ?? '' }),
  fields: [],
  About: Next,
  useReady: ({ next }) => next !== null,
});
