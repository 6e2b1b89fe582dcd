import type { ReactNode } from 'react';
import { SnapRow } from '../snap-row/snap-row.tsx';
import classes from './series-card.module.css';

/** Posters in a row that snaps, as wide as a thumb and the wall allow; `label` names the list. */
export function PosterRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <SnapRow label={label} className={classes.posters}>
      {children}
    </SnapRow>
  );
}
