import { lazy, Suspense, useState } from 'react';
import { drawProof, type DrawPage } from '@fio/contracts/public/draw-proof';
import { codeOf } from '@fio/domain/draw/number-list';
import { orderSizeOf } from '@fio/domain/draw/rule-set';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { useVisitor } from '@fio/platform/session';
import { codeText } from '../draw/code-text.ts';
import { NumberPlate } from '../numbers/number-plate.tsx';
import { openEntry } from '../votes/pending-vote.ts';
import type { DayStep } from './day-steps.ts';
import classes from './draw-day.module.css';
import { closestOf, heldPrizes } from './own-distance.ts';
import { type Committed, isRight } from './step-text.ts';
import { useDrawDayWords } from './words.ts';

const OwnWin = lazy(async () => ({ default: (await import('./own-win.tsx')).OwnWin }));

/** Of somebody with a thousand numbers so many are shown. */
const SHOWN = 12;

interface Props {
  readonly draw: DrawPage;
  readonly committed: Committed;
  /** Those shown by now. */
  readonly steps: readonly DayStep[];
  /** Whether all there is to show is shown: who has won is told then, and not before. */
  readonly isAtEnd: boolean;
}

type OwnProps = Props & { readonly codes: readonly number[] };

/** How far one's own numbers are from the one looked for, before anybody knows who won. */
function Nearest({ codes, committed, steps }: OwnProps) {
  const t = useDrawDayWords();
  const target = steps.find((step) => step.kind === 'target')?.trace.target;
  if (!target) return null;
  const size = orderSizeOf(committed.ruleSet);
  const near = closestOf(codes, [codeOf(target)], committed);
  if (!near) return null;
  const [own, number] = [codeText(near.own, size), codeText(near.drawn, size)];
  return (
    <Text>
      {near.far === 0
        ? t('own.target', { number })
        : t('own.near', { count: near.far, far: format.number(near.far), own })}
    </Text>
  );
}

/** A win, or how far it was. Of a result that doesn't hold here a win is told, and not cheered. */
function Outcome({ codes, committed, draw, steps }: OwnProps) {
  const t = useDrawDayWords();
  if (!draw.published) return null;
  const size = orderSizeOf(committed.ruleSet);
  const isHeld = steps.some((step) => step.kind === 'checked' && isRight(step));
  const held = heldPrizes(draw.published, committed);
  const won = held.filter(({ code }) => codes.includes(code));
  if (won.length > 0)
    return (
      <div className={classes['won']}>
        {won.map(({ code, title: prize }) => (
          <Text key={code} size="lead">
            {t('own.won', { number: codeText(code, size), prize })}
          </Text>
        ))}
        {isHeld ? (
          <Suspense>
            <OwnWin
              drawId={draw.id}
              won={won.map(({ code, title }) => ({ title, number: codeText(code, size) }))}
            />
          </Suspense>
        ) : (
          <Text tone="warning">{t('checked.wrong')}</Text>
        )}
      </div>
    );
  const near = closestOf(
    codes,
    held.map(({ code }) => code),
    committed,
  );
  return (
    <>
      {near && (
        <Text>
          {t('own.lost', {
            count: near.far,
            far: format.number(near.far),
            own: codeText(near.own, size),
            drawn: codeText(near.drawn, size),
          })}
        </Text>
      )}
      <Link href="/ganhadores" onNavigate={navigateTo}>
        {t('own.next')}
      </Link>
    </>
  );
}

/** Read once, when the page opens: what happens then costs no question of each who watches. */
function Numbers(props: Props) {
  const t = useDrawDayWords();
  const { draw, committed, steps, isAtEnd } = props;
  const { data, error } = useApiQuery(
    drawProof.mine,
    { params: { slug: draw.slug } },
    { quiet: true, staleTime: Number.POSITIVE_INFINITY },
  );
  const [size] = useState(() => orderSizeOf(committed.ruleSet));
  if (error) return <Text tone="warning">{t('own.failed')}</Text>;
  if (!data) return null;
  const codes = data.items.map(({ code }) => code).toSorted((one, other) => one - other);
  if (codes.length === 0) return <Text tone="muted">{t('own.none')}</Text>;
  const isOver = isAtEnd && steps.some(({ kind }) => kind === 'checked');
  return (
    <>
      <ul className={classes['numbers']} aria-label={t('own')}>
        {codes.slice(0, SHOWN).map((code) => (
          <li key={code}>
            <NumberPlate>{codeText(code, size)}</NumberPlate>
          </li>
        ))}
      </ul>
      {codes.length > SHOWN && (
        <Text tone="muted" size="small">
          {t('own.more', { count: codes.length - SHOWN })}
        </Text>
      )}
      <div role="status" className={classes['stack']}>
        {isOver ? <Outcome {...props} codes={codes} /> : <Nearest {...props} codes={codes} />}
      </div>
    </>
  );
}

/** One's own numbers, beside what happens. */
export function OwnDay(props: Omit<Props, 'committed'> & { readonly committed: Committed | null }) {
  const t = useDrawDayWords();
  const visitor = useVisitor();
  const { committed } = props;
  return (
    <aside className={classes['own']} aria-labelledby="own">
      <Heading level={2} size="s" id="own">
        {t('own')}
      </Heading>
      {!visitor && (
        <Text>
          {t('own.sign')}{' '}
          <Link href="/login" onNavigate={() => openEntry(window.location)}>
            {t('own.signIn')}
          </Link>
        </Text>
      )}
      {visitor && !committed && <Text tone="muted">{t('own.later')}</Text>}
      {visitor && committed && <Numbers {...props} committed={committed} />}
    </aside>
  );
}
