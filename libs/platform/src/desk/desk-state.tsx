import type { ReactNode } from 'react';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import classes from './desk.module.css';
import { DeskKey } from './desk-key.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

interface DeskStateProps {
  readonly title: string;
  readonly text: string;
  /** What goes on is called. */
  readonly next: string;
  readonly onNext: () => void;
  readonly undo: () => void;
  /** Other ways on. */
  readonly children?: ReactNode;
}

/** A desk without a case to decide, why, and the way on. */
export function DeskState({ title, text, next, onNext, undo, children }: DeskStateProps) {
  useDeskKeys({ n: onNext, z: undo, 'ctrl+z': undo });
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <div className={classes['ways']}>
          <Button onClick={onNext}>
            {next} <DeskKey name="N" />
          </Button>
          {children}
        </div>
      }
    />
  );
}
