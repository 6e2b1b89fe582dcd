import type { dispatches } from '@fio/contracts/admin/dispatches';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { Text } from '@fio/design-system/text';
import { LetterFrame } from '@fio/platform/area';
import classes from './dispatches.module.css';
import { useDispatchesWords } from './words.ts';

export type Mail = ResponseOf<typeof dispatches.get>;

function Masked() {
  const t = useDispatchesWords();
  return (
    <Text tone="muted" size="small">
      {t('message.masked')}
    </Text>
  );
}

/** The message as its reader sees it, sealed in a frame of its own. */
export function MailMessage({ record: { html } }: { record: Mail }) {
  const t = useDispatchesWords();
  return (
    <div className={classes['stack']}>
      <Masked />
      <LetterFrame title={t('message.frame')} html={html} />
    </div>
  );
}

/** The same for programs that show text alone. */
export const MailPlain = ({ record: { text } }: { record: Mail }) => (
  <div className={classes['stack']}>
    <Masked />
    <pre className={classes['plain']}>{text}</pre>
  </div>
);
