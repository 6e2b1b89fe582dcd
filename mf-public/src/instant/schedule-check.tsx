import { useState } from 'react';
import type { PrizesEvidence } from '@fio/contracts/public/prize-commitments';
import { Button } from '@fio/design-system/button';
import { Steps } from '@fio/design-system/steps';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { Part } from '../draw/part.tsx';
import type { ScheduleCheck as Check } from './check-schedule.ts';
import { useInstantWords } from './words.ts';

const CHECKS = ['promise', 'beacon', 'slots', 'wins', 'log'] as const;
/** Of a schedule that waited for no round there is none to check. */
const checksOf = (check: Check) => CHECKS.filter((id) => check[id] !== null);

function Verdict({ check }: { check: Check }) {
  const t = useInstantWords();
  return (
    <Steps
      label={t('checks')}
      items={checksOf(check).map((id) => ({
        id,
        title: t(`check.${id}`),
        state: check[id] ? 'done' : 'stopped',
        said: t(check[id] ? 'check.right' : 'check.wrong'),
      }))}
    />
  );
}

type Progress = 'not yet' | 'under way' | 'failed' | Check;

function Outcome({ progress }: { progress: Progress }) {
  const t = useInstantWords();
  if (progress === 'not yet') return null;
  if (progress === 'under way') return <Text tone="muted">{t('checking')}</Text>;
  if (progress === 'failed') return <Text tone="warning">{t('failed')}</Text>;
  const isRight = checksOf(progress).every((id) => progress[id]);
  const { beaconLate } = progress;
  return (
    <>
      <Text tone={isRight ? 'success' : 'error'}>{t(isRight ? 'checkRight' : 'checkWrong')}</Text>
      {beaconLate !== null && (
        <Text tone="warning">{t('beacon.late', { when: format.dateTime(beaconLate) })}</Text>
      )}
    </>
  );
}

/** The schedule once more, by this very device. The arithmetic comes when it is asked for. */
export function ScheduleCheck({ evidence }: { evidence: PrizesEvidence }) {
  const t = useInstantWords();
  const [progress, setProgress] = useState<Progress>('not yet');
  const start = async () => {
    setProgress('under way');
    const { checkSchedule } = await import('./check-schedule.ts');
    setProgress(await checkSchedule(evidence));
  };
  return (
    <Part title={t('checkTitle')} lead={t('checkLead')}>
      <div>
        <Button
          loading={progress === 'under way'}
          onClick={() => void start().catch(() => setProgress('failed'))}
        >
          {t('checkStart')}
        </Button>
      </div>
      <div role="status">
        <Outcome progress={progress} />
      </div>
      {typeof progress === 'object' && <Verdict check={progress} />}
    </Part>
  );
}
