import { useEffect, useRef } from 'react';
import { Button } from '@fio/design-system/button';
import { IconCopy } from '@fio/design-system/icons';
import { Heading, Text } from '@fio/design-system/text';
import { toast } from '@fio/platform/feedback';
import classes from '../security.module.css';
import { useSecurityWords } from '../words.ts';

interface Props {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

function select(node: HTMLElement | null): void {
  if (node) getSelection()?.selectAllChildren(node);
}

/** The codes, this once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const t = useSecurityWords();
  const list = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const copy = async () => {
    try {
      // Where the page isn't served securely there is no clipboard at all.
      await navigator.clipboard.writeText(codes.join('\n'));
    } catch {
      return select(list.current);
    }
    toast.success(t('codes.copied'));
  };
  return (
    <>
      <Heading level={3} size="s" ref={title} tabIndex={-1}>
        {t('codes.title')}
      </Heading>
      <Text>{t('codes.text')}</Text>
      <ul ref={list} className={classes['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes['buttons']}>
        <Button icon={<IconCopy size={20} />} onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('codes.done')}
        </Button>
      </div>
    </>
  );
}
