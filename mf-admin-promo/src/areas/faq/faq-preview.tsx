import { useState } from 'react';
import { Disclosure } from '@fio/design-system/disclosure';
import { RichText } from '@fio/design-system/rich-text';
import { Text } from '@fio/design-system/text';
import type { FaqDetail } from './faq-values.ts';
import classes from './faq.module.css';
import { useFaqWords } from './words.ts';

interface Shown {
  readonly label: string;
  readonly lang: string;
  readonly question: string;
  readonly answer: string;
}

/** The visitors' own element on the visitors' own ground, at their size of type. */
function Stage({ label, lang, question, answer }: Shown) {
  const [open, setOpen] = useState(true);
  return (
    <figure className={classes['preview']}>
      <figcaption>{label}</figcaption>
      <div data-theme="dark" data-scale="public" lang={lang} className={classes['stage']}>
        <Disclosure headingLevel={2} title={question} open={open} onOpenChange={setOpen}>
          <RichText html={answer} />
        </Disclosure>
      </div>
    </figure>
  );
}

/** A question as visitors read it, in each language it is written in. */
export function FaqPreview({ record: one }: { record: FaqDetail }) {
  const t = useFaqWords();
  const { question, answer, questionEn, answerEn, published, translated } = one;
  return (
    <div className={classes['previews']}>
      {!published && <Text tone="muted">{t('preview.draft')}</Text>}
      <Stage label={t('preview.pt')} lang="pt-BR" question={question} answer={answer} />
      {translated && <Stage label={t('preview.en')} lang="en" question={questionEn} answer={answerEn} />}
    </div>
  );
}
