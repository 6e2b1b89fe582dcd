import { useState } from 'react';
import { drawRehearsal, type RehearsedDraw } from '@fio/contracts/admin/draw-rehearsal';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { AskDialog, askFor, useMay } from '@fio/platform/area';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { ExactInput } from '../panels/exact-input.tsx';
import { Panel } from '../panels/panel.tsx';
import { NotYours } from '../panels/step-button.tsx';
import { useRehearsalWords } from './words.ts';

const { t: word } = useRehearsalWords;

type Props = { record: RehearsedDraw };

/** What is typed where a draw would be published. */
const FINISH = askFor(drawRehearsal.publish, {
  values: () => ({ confirmation: '' }),
  fields: [
    {
      field: 'confirmation',
      input: ExactInput,
      label: () => word('finish.type'),
      hint: ({ title }: CalculationDetail) => title,
    },
  ],
  useReady: ({ title }, { confirmation }) => confirmation.trim() === title,
});

/** The step by which a draw is published, of which nothing is. */
export function Finish({ record }: Props) {
  const t = useRehearsalWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title={t('finish.title')} text={t('finish.text')}>
      {record.minutes === null && <Text tone="muted">{t('finish.minutes')}</Text>}
      {useMay()(drawRehearsal.publish) && (
        <div className={classes['buttons']}>
          <Button disabled={record.minutes === null} onClick={() => setAsking(true)}>
            {t('finish')}
          </Button>
        </div>
      )}
      {isAsking && (
        <AskDialog
          form={FINISH}
          record={record}
          label={t('finish')}
          text={t('finish.ask')}
          done={() => t('finish.done')}
          onClose={() => setAsking(false)}
        />
      )}
      <NotYours endpoint={drawRehearsal.publish} />
    </Panel>
  );
}
