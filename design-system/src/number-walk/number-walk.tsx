import { type ChipTone, StateChip } from '../chip/chip.tsx';
import { cx } from '../internal/cx.ts';
import classes from './number-walk.module.css';

/** One number that was looked at: `number` as printed, what came of it, and why. */
export type WalkedNumber = {
  id: string;
  number: string;
  tone: ChipTone;
  outcome: string;
  note?: string;
  /** It won: it stands out from those that were only passed. */
  won?: boolean;
};

/** All texts are ready; `start` counts on where another page of the same walk ended. */
export type NumberWalkProps = { label: string; items: readonly WalkedNumber[]; start?: number };

/** The numbers that were looked at in turn, each with what came of it: the walk from the drawn number to the winners. */
export function NumberWalk({ label, items, start = 1 }: NumberWalkProps) {
  return (
    <ol className={classes.walk} aria-label={label} start={start}>
      {items.map(({ id, number, tone, outcome, note, won }) => (
        <li key={id} className={cx(classes.item, won && classes.won)}>
          <span className={classes.number}>{number}</span>
          <StateChip tone={tone}>{outcome}</StateChip>
          {note && <span className={classes.note}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
