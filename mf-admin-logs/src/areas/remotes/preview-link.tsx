import { Button } from '@fio/design-system/button';
import { TextField } from '@fio/design-system/fields';
import { IconCopy } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { toast } from '@fio/platform/feedback';
import { format } from '@fio/platform/i18n';
import { useRef } from 'react';
import classes from './remotes.module.css';
import { useRemotesWords } from './words.ts';

/** A link that was made, and until when it works. */
export function PreviewLink({ link, until }: { link: string; until: string }) {
  const t = useRemotesWords();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      // Where the page isn't served securely there is no clipboard at all.
      await navigator.clipboard.writeText(link);
      toast.success(t('link.copied'));
    } catch {
      // It stands selected instead.
      field.current?.select();
    }
  };
  return (
    <div className={classes['link']}>
      <TextField
        ref={field}
        label={t('field.link')}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Text size="small" tone="muted" role="status">
        {t('link.until', { until: format.dateTime(until) })}
      </Text>
      <Button variant="secondary" icon={<IconCopy size={20} />} onClick={() => void copy()}>
        {t('link.copy')}
      </Button>
    </div>
  );
}
