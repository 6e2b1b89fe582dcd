import { useMemo } from 'react';
import type { DrawMoment } from '@fio/contracts/public/draw-live';
import type { DrawPage } from '@fio/contracts/public/draw-proof';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { VisuallyHidden } from '@fio/design-system/visually-hidden';
import { committedOf } from '../draw/committed.ts';
import page from '../page/column.module.css';
import { useNow } from '../page/use-now.ts';
import { ListSeal, UntilExtraction } from './before-part.tsx';
import { CalculationPart } from './calculation-part.tsx';
import { DayHead } from './day-head.tsx';
import { dayStepsOf, isSaid } from './day-steps.ts';
import classes from './draw-day.module.css';
import type { Link } from './follow-draw.ts';
import { LiveBoard } from './live-board.tsx';
import { OwnDay } from './own-day.tsx';
import { beginsAt, phaseOf } from './phase.ts';
import { PlayerBar } from './player-bar.tsx';
import { stepText } from './step-text.ts';
import { useStepInSight } from './use-step-in-sight.ts';
import { usePlayer } from './use-player.ts';
import { type Recalculated, useRecalculated } from './use-recalculated.ts';
import { WinnersPart } from './winners-part.tsx';
import { useDrawDayWords } from './words.ts';

/** How calculating again goes, and what to do where it doesn't. */
function Recalculating({ progress, onAgain }: { progress: Recalculated; onAgain: () => void }) {
  const t = useDrawDayWords();
  if (progress === 'under way') return <Text tone="muted">{t('recalculating')}</Text>;
  if (progress !== 'failed') return null;
  return (
    <>
      <Text tone="warning">{t('recalculateFailed')}</Text>
      <div>
        <Button variant="secondary" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </>
  );
}

interface Props {
  readonly draw: DrawPage;
  readonly moment: DrawMoment;
  readonly link: Link;
}

/** A draw as it is held: the prizes, the calculation, who won, and one's own numbers beside. */
export function DrawDay({ draw, moment, link }: Props) {
  const t = useDrawDayWords();
  const isWaiting = moment.released.length === 0 && moment.publishedAt === null;
  const phase = phaseOf(moment, useNow(isWaiting));
  const [progress, recalculate] = useRecalculated(draw);
  const check = typeof progress === 'object' ? progress : null;
  const { list, published } = draw;
  const committed = useMemo(() => list && committedOf(list), [list]);
  const { released } = moment;
  const steps = useMemo(
    () => dayStepsOf({ released, committed, check, published }),
    [released, committed, check, published],
  );
  const player = usePlayer(steps.length, published === null || check !== null);
  const main = useStepInSight(player);
  const shown = steps.slice(0, player.shown);
  const last = shown.at(-1);
  const said = last ? stepText(last, committed) : '';
  const prizes = shown.flatMap((step) => (step.kind === 'prize' ? [step.digits] : []));
  const isMarked = shown.some(({ kind }) => kind === 'order');
  return (
    <div className={page['column']}>
      <DayHead draw={draw} lotteryDate={moment.lotteryDate} phase={phase} link={link} />
      <VisuallyHidden>
        <p role="status">{last && (player.isChosen || isSaid(last)) ? said : ''}</p>
      </VisuallyHidden>
      <div className={classes['day']}>
        <div className={classes['main']} ref={main}>
          {(phase === 'before' || phase === 'postponed') && (
            <UntilExtraction at={beginsAt(moment)} lotteryDate={moment.lotteryDate} />
          )}
          <LiveBoard
            prizes={prizes}
            picks={isMarked && committed ? committed.ruleSet : null}
            contest={prizes.length > 0 ? moment.contest : null}
          />
          {committed && (
            <CalculationPart slug={draw.slug} steps={shown} committed={committed}>
              {player.shown === steps.length && (progress === 'under way' || progress === 'failed') && (
                <Recalculating progress={progress} onAgain={recalculate} />
              )}
            </CalculationPart>
          )}
          {committed && <WinnersPart slug={draw.slug} steps={shown} committed={committed} />}
          {steps.length > 0 && (
            <PlayerBar player={player} total={steps.length} said={said} sticky={published !== null} />
          )}
        </div>
        <div className={classes['beside']}>
          <OwnDay draw={draw} committed={committed} steps={shown} isAtEnd={player.shown === steps.length} />
          <section className={classes['own']} aria-label={t('list')}>
            <ListSeal list={list} />
          </section>
        </div>
      </div>
    </div>
  );
}
