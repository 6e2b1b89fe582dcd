import { useEffect, useRef } from 'react';
import { Button } from '@fio/design-system/button';
import { IconCopy } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { toast } from '@fio/platform/feedback';
import { useSacWords } from './words.ts';
import classes from './sac.module.css';

export interface Sent {
  readonly protocol: string;
  readonly email: string;
}

/** The protocol number, which takes the focus, and what happens next. */
export function SacSent({ sent: { protocol, email }, onAnother }: { sent: Sent; onAnother: () => void }) {
  const t = useSacWords();
  const number = useRef<HTMLDivElement>(null);
  useEffect(() => number.current?.focus(), []);
  const copy = async () => {
    // Where the page isn't served securely there is no clipboard at all.
    if (!('clipboard' in navigator)) return;
    await navigator.clipboard.writeText(protocol);
    toast.success(t('copied'));
  };
  return (
    <div className={classes['form']}>
      <div ref={number} tabIndex={-1} className={classes['protocol']}>
        <Text as="span" size="small" tone="muted">
          {t('sentProtocol')}
        </Text>
        <strong>{protocol}</strong>
      </div>
      <Text>{t('sentText', { email })}</Text>
      <div className={classes['buttons']}>
        <Button
          variant="secondary"
          icon={<IconCopy size={18} />}
          onClick={() => void copy().catch(() => undefined)}
        >
          {t('copy')}
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </div>
  );
}
