import { useEffect, useRef, useState } from 'react';
import { validation } from '@fio/contracts/admin/validation';
import { Button } from '@fio/design-system/button';
import { useImageView } from '@fio/design-system/image-viewer';
import { Heading, Text } from '@fio/design-system/text';
import { late, useMay } from '@fio/platform/area';
import { useDeskKeys } from '@fio/platform/desk';
import reviewClasses from '../invoices/review/review.module.css';
import { usePrizesWords } from '../prizes/words.ts';
import { Checklist } from './checklist.tsx';
import { Decision } from './decision.tsx';
import { type Around, type Desk as DeskState, useDesk } from './use-desk.ts';
import classes from './validation.module.css';
import type { Win } from './win.ts';
import { Participant, Won } from './win-facts.tsx';
import { useValidationWords } from './words.ts';

/** With its forms and files: the win and its checks stand without. */
const Evidence = late(async () => (await import('./evidence.tsx')).Evidence);
const Known = late(async () => (await import('./evidence.tsx')).Known);

type View = ReturnType<typeof useImageView>;

interface Deciding {
  readonly isRefusing: boolean;
  readonly setRefusing: (refusing: boolean) => void;
  readonly undo: () => void;
}

/** The keys of the desk: the picture's, a digit for each check, and the decisions. */
function useKeys(
  desk: DeskState,
  { checks }: Win,
  view: View,
  { isRefusing, setRefusing, undo }: Deciding,
): void {
  const may = useMay();
  const ticks = checks.map((check, index): [string, () => void] => [
    String(index + 1),
    () => desk.press(check),
  ]);
  const deciding = {
    n: desk.next,
    ...(may(validation.validate) && { a: () => void (desk.mayValidate && desk.validate()) }),
    ...(may(validation.save) && { g: () => void desk.keep() }),
    ...(may(validation.invalidate) && { r: () => desk.once(() => setRefusing(true)) }),
  };
  useDeskKeys({
    '+': view.zoomIn,
    '=': view.zoomIn,
    '-': view.zoomOut,
    '0': view.reset,
    z: undo,
    'ctrl+z': undo,
    ...Object.fromEntries(ticks),
    ...(isRefusing ? { escape: () => setRefusing(false), r: () => void desk.refuse() } : deciding),
  });
}

/** Where there is no room beside the checks, what one looks at stands above them, out of sight: the page goes there. */
function useShown(check: DeskState['current']) {
  const evidence = useRef<HTMLElement>(null);
  useEffect(() => {
    if (check !== null && !window.matchMedia('(width >= 64rem)').matches)
      evidence.current?.scrollIntoView({ block: 'start' });
  }, [check]);
  return evidence;
}

/** One win to be decided: who won what, with which receipt, at the left; the checks and the decision at the right. */
export function Desk({ win, ...around }: Around & { win: Win }) {
  const t = useValidationWords();
  const words = usePrizesWords();
  const may = useMay();
  const view = useImageView();
  const panel = useRef<HTMLElement>(null);
  const [isRefusing, setRefusing] = useState(false);
  const desk = useDesk(win, around);
  useKeys(desk, win, view, { isRefusing, setRefusing, undo: around.decisions.undo });
  const isKnownBelow = desk.current === 'employee' || desk.current === 'single_win';
  const evidence = useShown(desk.current);
  // Where the keys count and Tab goes on to the checks.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <div className={reviewClasses['desk']}>
      {/* Arrows scroll it once it has the focus. */}
      <section className={classes['case']} tabIndex={0} aria-labelledby="desk-person">
        <Heading level={2} size="s" id="desk-person">
          {win.participant?.name ?? t('participant')}
        </Heading>
        <div className={classes['facts']}>
          <div>
            <Participant win={win} />
          </div>
          <div>
            <Won win={win} />
            {!isKnownBelow && <Known win={win} desk={desk} />}
          </div>
        </div>
        <section
          ref={evidence}
          id="desk-evidence"
          className={classes['evidence']}
          aria-labelledby="desk-evidence-title"
        >
          <Heading level={3} size="s" id="desk-evidence-title">
            {desk.current === null ? t('receipt') : words(`check.${desk.current}`)}
          </Heading>
          <Evidence
            key={desk.current ?? 'receipt'}
            check={desk.current}
            win={win}
            desk={desk}
            view={view}
            onReceipt={desk.seeReceipt}
          />
        </section>
      </section>
      <section ref={panel} tabIndex={-1} className={reviewClasses['panel']} aria-labelledby="desk-checks">
        {win.invoice !== null && win.invoice.state !== 'valid' && (
          <Text tone="error">{t('receipt.invalid')}</Text>
        )}
        <Heading level={2} size="s" id="desk-checks">
          {t('checklist')}
        </Heading>
        <Checklist checks={win.checks} desk={desk} disabled={desk.busy || !may(validation.validate)} />
        {desk.isLost ? (
          <div className={classes['unsent']} role="alert">
            <Text>{t('lost')}</Text>
            <Button size="sm" onClick={() => void desk.reload()}>
              {t('reload')}
            </Button>
          </div>
        ) : (
          <Decision desk={desk} isRefusing={isRefusing} setRefusing={setRefusing} />
        )}
      </section>
    </div>
  );
}
