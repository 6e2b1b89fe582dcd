import { dispatchList } from '@fio/contracts/admin/dispatch-list';
import { askFor, dateTimeInput } from '@fio/platform/area';
import { AudienceCount } from './audience-count.tsx';
import { AudienceSample } from './audience-sample.tsx';
import type { DispatchDetail } from './dispatch-values.ts';
import { useReadersNow } from './use-readers.ts';
import { useDispatchListWords } from './words.ts';

const { t } = useDispatchListWords;

/** Counts once more whom it goes to, and asks when it begins; nobody starts it without having seen that. */
export const runForm = askFor(dispatchList.run, {
  values: () => ({ startsAt: null }),
  fields: [
    {
      field: 'startsAt',
      input: dateTimeInput({ from: 'now' }),
      label: () => t('field.startsAt'),
      hint: () => t('hint.startsAt'),
    },
  ],
  About: ({ record }) => (
    <>
      <AudienceCount count={useReadersNow(record)} />
      <AudienceSample of={record} />
    </>
  ),
  useReady: (record: DispatchDetail) => {
    const { data, error } = useReadersNow(record);
    return Boolean(data ?? error);
  },
});
