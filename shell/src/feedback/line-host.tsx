import { useEffect, useState } from 'react';
import { boot } from '@fio/platform/boot';
import type { PendingLine } from '@fio/platform/feedback';
import { format } from '@fio/platform/i18n';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { ProgressBar } from '@fio/design-system/progress';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { useTheme } from '../theme/theme.ts';
import { useShellWords } from '../words/index.ts';
import classes from './line-host.module.css';

const MINUTE = 60;

function timeOf(seconds: number | null, t: typeof useShellWords.t): string {
  if (seconds === null) return t('line.unknown');
  if (seconds < MINUTE) return t('line.soon');
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes > MINUTE ? t('line.hours') : t('line.minutes', { count: minutes });
}

/** Shows how far somebody is in the line they wait in. What is read aloud changes with the minutes, not with each step. */
export default function LineHost({ pending }: { pending: PendingLine | undefined }) {
  const t = useShellWords();
  const scheme = useTheme(boot().side);
  // It opens after it is there: only then does it know where the focus goes back to.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // What it last said stays while it fades.
  const [shown, setShown] = useState(pending);
  if (pending && pending !== shown) setShown(pending);
  return (
    <MantineRoot scheme={scheme}>
      <Dialog
        opened={ready && pending !== undefined}
        onClose={() => pending?.leave()}
        title={t('line.title')}
        closeLabel={t('close')}
        width={440}
        closeable={false}
        persistent
        above
      >
        {shown && (
          <div className={classes.line}>
            <p>{t('line.text')}</p>
            <p className={classes.ahead}>
              {shown.ahead === 0
                ? t('line.next')
                : t('line.ahead', { count: shown.ahead, people: format.number(shown.ahead) })}
            </p>
            <ProgressBar
              value={shown.from > 0 ? (1 - shown.ahead / shown.from) * 100 : 0}
              label={t('line.progress')}
              mine
            />
            <p role="status">{timeOf(shown.seconds, t)}</p>
            <Button variant="secondary" onClick={() => pending?.leave()}>
              {t('line.leave')}
            </Button>
          </div>
        )}
      </Dialog>
    </MantineRoot>
  );
}
