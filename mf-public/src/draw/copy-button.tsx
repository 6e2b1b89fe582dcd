import { useState, type ReactNode } from 'react';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import classes from './draw.module.css';
import { useDrawWords } from './words.ts';

interface Props {
  readonly text: string;
  /** What is copied, where `children` alone doesn't say it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Puts a text into the clipboard and says whether it is there. */
export function CopyButton({ text, label, children }: Props) {
  const t = useDrawWords();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const copy = async () => {
    try {
      // Where the page isn't served securely there is no clipboard at all.
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };
  return (
    <span className={classes['copy']}>
      <Button variant="secondary" size="sm" aria-label={label} onClick={() => void copy()}>
        {children}
      </Button>
      <Text as="span" size="small" tone="muted" role="status">
        {outcome && t(outcome)}
      </Text>
    </span>
  );
}
