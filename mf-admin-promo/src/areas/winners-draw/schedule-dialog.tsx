import { type SubmitEvent, useState } from 'react';
import { winnersDraw } from '@fio/contracts/admin/winners-draw';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { ActionDialog, type ActionDialogProps } from '@fio/platform/area';
import { ApiError, useApiMutation } from '@fio/platform/api';
import { useNavigate } from '@fio/platform/router';
import type { DrawDetail, DrawValues } from './draw-values.ts';
import classes from './winners-draw.module.css';
import { useWinnersDrawWords } from './words.ts';

interface Lack {
  readonly field: keyof DrawValues;
  readonly message: string;
}

/** What the server found missing, by the field of the form it belongs to. */
const lacksOf = ({ fields }: ApiError): Lack[] =>
  Object.entries(fields).flatMap(([path, problems]) =>
    problems.map(({ message }) => ({ field: path.split('.')[0] as keyof DrawValues, message })),
  );

/** Schedules a draft, or says all that it still lacks. */
export function ScheduleDialog({ record: { id, version }, onClose }: ActionDialogProps<DrawDetail>) {
  const t = useWinnersDrawWords();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useApiMutation(winnersDraw.schedule);
  const [lacks, setLacks] = useState<readonly Lack[]>([]);
  const [problem, setProblem] = useState<string>();
  const schedule = async () => {
    try {
      await mutateAsync({ params: { id }, body: { version } });
      onClose(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const found = lacksOf(error);
      setLacks(found);
      setProblem(found.length === 0 ? error.message : undefined);
    }
  };
  return (
    <ActionDialog
      label={t('action.schedule')}
      text={t('action.schedule.text')}
      cancel={t('cancel')}
      busy={isPending}
      error={problem}
      disabled={lacks.length > 0}
      onClose={() => onClose(false)}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void schedule();
      }}
    >
      {lacks.length > 0 && (
        <div role="alert" className={classes['stack']}>
          <Text>{t('schedule.lacks')}</Text>
          <ul className={classes['lacks']}>
            {lacks.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                <strong>{t(`field.${field}`)}</strong>: {message}
              </li>
            ))}
          </ul>
          <Link
            href={`${winnersDraw.list.path}/edit/${id}`}
            onNavigate={(href) => {
              onClose(false);
              void navigate(href);
            }}
          >
            {t('schedule.edit')}
          </Link>
        </div>
      )}
    </ActionDialog>
  );
}
