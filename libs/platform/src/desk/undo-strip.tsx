import { Button } from '@fio/design-system/button';
import { VisuallyHidden } from '@fio/design-system/visually-hidden';
import { useSecondsUntil } from '../area/live/use-seconds-until.ts';
import { useCharacterKeys } from '../feedback/index.ts';
import classes from './desk.module.css';
import type { Held } from './held.ts';
import { DeskKey } from './desk-key.tsx';
import type { Decisions } from './use-decisions.ts';
import { useDeskWords } from './words.ts';

function Undo({ held, decisions }: { held: Held; decisions: Decisions }) {
  const t = useDeskWords();
  // They stand on the button: what is said aloud would be said anew with each of them.
  const seconds = useSecondsUntil(held.startsAt);
  return (
    <Button size="sm" variant="secondary" loading={decisions.isUndoing} onClick={decisions.undo}>
      {t('undo', { seconds })} <DeskKey name="Z" />
    </Button>
  );
}

/** What was decided last, above what is decided now, and its undo: said politely, and gone by itself. */
export function UndoStrip({ decisions }: { decisions: Decisions }) {
  const t = useDeskWords();
  const { last } = decisions;
  const { areOn } = useCharacterKeys();
  return (
    <div className={classes['undo']}>
      <div className={last && classes['strip']}>
        <p role="status">
          {last && (
            <>
              <strong>{last.said}</strong> <span>{last.name}</span>{' '}
              <VisuallyHidden>{t(areOn ? 'undoHint' : 'undoHint.ctrl')}</VisuallyHidden>
            </>
          )}
        </p>
        {last && <Undo key={last.id} held={last} decisions={decisions} />}
      </div>
    </div>
  );
}
