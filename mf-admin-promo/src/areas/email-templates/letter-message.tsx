import { useState } from 'react';
import { Disclosure } from '@fio/design-system/disclosure';
import { Text } from '@fio/design-system/text';
import { LetterFrame } from '@fio/platform/area';
import classes from './email-templates.module.css';
import { useEmailTemplatesWords } from './words.ts';

interface Letter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

interface MessageProps {
  readonly letter: Letter;
  readonly language: 'pt' | 'en';
}

/** A letter as a mail program shows it: its subject, its page, and the text for who reads no HTML. */
export function LetterMessage({ letter: { subject, html, text }, language }: MessageProps) {
  const t = useEmailTemplatesWords();
  const [open, setOpen] = useState(false);
  const lang = language === 'pt' ? 'pt-BR' : 'en';
  return (
    <div className={classes['preview']}>
      <Text>
        {t('preview.subject')}:{' '}
        <strong lang={lang} className={classes['subject']}>
          {subject}
        </strong>
      </Text>
      <LetterFrame title={t('preview.frame')} html={html} />
      <Disclosure title={t('preview.text')} headingLevel={2} open={open} onOpenChange={setOpen}>
        <pre className={classes['plain']} lang={lang}>
          {text}
        </pre>
      </Disclosure>
    </div>
  );
}
