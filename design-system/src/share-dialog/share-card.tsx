import { Stamp } from '../stamp/stamp.tsx';
import type { SharedCard } from './share-dialog-types.ts';
import classes from './share-dialog.module.css';

/** The card that is shared: series, theory and, tied to the thread, the answer. */
export function ShareCard({ card, answerLabel }: { card: SharedCard; answerLabel: string }) {
  const { seriesTitle, title, answer, stamp } = card;
  return (
    <div className={classes.card}>
      <p className={classes.series}>{seriesTitle}</p>
      <p className={title.length > 160 ? classes.longTitle : classes.title}>{title}</p>
      {(answer !== undefined || stamp) && (
        <div className={classes.ends}>
          {answer !== undefined && (
            <p className={classes.answer}>
              <span className={classes.answerLabel}>{answerLabel}</span>
              <span className={classes.chip}>{answer}</span>
            </p>
          )}
          {stamp && <Stamp kind={stamp.kind}>{stamp.word}</Stamp>}
        </div>
      )}
    </div>
  );
}
