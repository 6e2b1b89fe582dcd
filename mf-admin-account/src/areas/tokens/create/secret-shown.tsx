import { useId } from 'react';
import { Button } from '@fio/design-system/button';
import { IconCopy } from '@fio/design-system/icons';
import { Heading, Text } from '@fio/design-system/text';
import { toast } from '@fio/platform/feedback';
import classes from './create.module.css';
import { useTokensWords } from '../words.ts';

interface Props {
  /** What has happened. */
  readonly title: string;
  readonly secret: string;
  readonly onDone: () => void;
}

/** The secret, this once. */
export function SecretShown({ title, secret, onDone }: Props) {
  const t = useTokensWords();
  const id = useId();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast.success(t('secret.copied')),
      // Not allowed: it stands selected in the field.
      () => document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`)?.select(),
    );
  return (
    <section className={classes['page']} aria-labelledby={`${id}-title`}>
      <Heading level={2} id={`${id}-title`}>
        {title}
      </Heading>
      <Text>{t('secret.text')}</Text>
      <label htmlFor={id}>{t('secret.label')}</label>
      <input
        id={id}
        className={classes['secret']}
        readOnly
        value={secret}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes['buttons']}>
        <Button icon={<IconCopy size={20} />} onClick={() => void copy()}>
          {t('secret.copy')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('secret.done')}
        </Button>
      </div>
    </section>
  );
}
