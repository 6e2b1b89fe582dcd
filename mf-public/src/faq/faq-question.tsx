import { Disclosure } from '@fio/design-system/disclosure';
import { IconLink } from '@fio/design-system/icons';
import { RichText } from '@fio/design-system/rich-text';
import { navigateTo } from '@fio/platform/router';
import { Helpful } from './helpful.tsx';
import { Marked } from './marked.tsx';
import type { Question } from './questions.ts';
import classes from './faq.module.css';
import { useFaqWords } from './words.ts';

interface Props {
  readonly question: Question;
  readonly words: readonly string[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A question; pressed it shows its answer, whether that helped, and the link that leads right here. */
export function FaqQuestion({ question: one, words, open, onOpenChange }: Props) {
  const t = useFaqWords();
  const lang = one.foreign ? 'pt-BR' : undefined;
  return (
    <Disclosure
      id={one.slug}
      headingLevel={3}
      open={open}
      onOpenChange={onOpenChange}
      title={
        <span lang={lang}>
          <Marked text={one.question} words={words} />
        </span>
      }
    >
      <div lang={lang}>
        <RichText
          html={one.answer}
          onNavigate={navigateTo}
          renderText={(text) => <Marked text={text} words={words} />}
        />
      </div>
      <div className={classes['after']}>
        <Helpful id={one.id} />
        <a href={`#${one.slug}`} className={classes['link']}>
          <IconLink size={16} aria-hidden />
          {t('link')}
        </a>
      </div>
    </Disclosure>
  );
}
