import { useState } from 'react';
import { drawProof, type DrawPage } from '@fio/contracts/public/draw-proof';
import { Button } from '@fio/design-system/button';
import { Steps } from '@fio/design-system/steps';
import { Heading, Text } from '@fio/design-system/text';
import { api } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { Changes } from './changes.tsx';
import type { DrawCheck } from './check-draw.ts';
import classes from './draw.module.css';
import { Part } from './part.tsx';
import { Walk } from './walk.tsx';
import { useDrawWords } from './words.ts';

const CHECKS = ['commitment', 'list', 'holders', 'standings', 'result', 'winners', 'log'] as const;

/** Of a list from before standings were sealed, or changes told to the log, nobody can check them: it says so instead of passing. */
const checksOf = ({ committed }: DrawCheck) =>
  CHECKS.filter(
    (id) =>
      (id !== 'standings' || committed?.sealed !== undefined) &&
      (id !== 'log' || committed?.defenceDays !== undefined),
  );

/** What each check came to, in the order they build on one another. */
function Verdict({ check, draw }: { check: DrawCheck; draw: DrawPage }) {
  const t = useDrawWords();
  const when = format.dateTime(draw.list?.publishedAt ?? '');
  return (
    <Steps
      label={t('checks')}
      items={checksOf(check).map((id) => ({
        id,
        title: t(`check.${id}`, { when }),
        state: check[id] ? 'done' : 'stopped',
        said: t(check[id] ? 'check.right' : 'check.wrong'),
      }))}
    />
  );
}

type Progress = 'not yet' | 'under way' | 'failed' | { readonly check: DrawCheck };

function Outcome({ progress }: { progress: Progress }) {
  const t = useDrawWords();
  if (progress === 'not yet') return null;
  if (progress === 'under way') return <Text tone="muted">{t('checking')}</Text>;
  if (progress === 'failed') return <Text tone="warning">{t('checkFailed')}</Text>;
  return CHECKS.every((id) => progress.check[id]) ? (
    <Text tone="success">{t(progress.check.changes.length > 0 ? 'checkChanged' : 'checkRight')}</Text>
  ) : (
    <Text tone="error">{t('checkWrong')}</Text>
  );
}

/** Fetches what the draw was calculated from and calculates it again. The arithmetic comes when it is asked for. */
async function recalculate(draw: DrawPage): Promise<Progress> {
  const [evidence, { checkDraw }] = await Promise.all([
    api(drawProof.evidence, { params: { slug: draw.slug } }, { quiet: true }),
    import('./check-draw.ts'),
  ]);
  return { check: await checkDraw(draw, evidence) };
}

/** The calculation once more, by this very device. */
export function CheckPart({ draw }: { draw: DrawPage }) {
  const t = useDrawWords();
  const [progress, setProgress] = useState<Progress>('not yet');
  const start = async () => {
    setProgress('under way');
    setProgress(await recalculate(draw).catch(() => 'failed' as const));
  };
  const done = typeof progress === 'object' ? progress.check : null;
  return (
    <Part title={t('check')} lead={t('checkLead')}>
      <div>
        <Button loading={progress === 'under way'} onClick={() => void start()}>
          {t(done ? 'checkAgain' : 'checkStart')}
        </Button>
      </div>
      <div role="status">
        <Outcome progress={progress} />
      </div>
      {done && <Verdict check={done} draw={draw} />}
      {done?.committed && done.changes.length > 0 && (
        <Changes changes={done.changes} committed={done.committed} />
      )}
      {done?.calculation && done.committed && (
        <div className={classes['walk']}>
          <Heading level={3} size="s">
            {t('walk')}
          </Heading>
          <Text tone="muted" size="small">
            {t(done.committed.sealed ? 'walkSealed' : 'walkText')}
          </Text>
          <Walk walk={done.calculation.walk} committed={done.committed} />
        </div>
      )}
    </Part>
  );
}
