import { Heading } from '@fio/design-system/text';
import { FaqQuestion } from './faq-question.tsx';
import { groupsOf, placeOf, type Question } from './questions.ts';
import { useOpened } from './use-opened.ts';
import classes from './faq.module.css';
import { useFaqWords } from './words.ts';

/** So few found questions show their answers at once: what was searched for may stand there. */
const FEW = 3;

interface Props {
  readonly questions: readonly Question[];
  /** What was searched for. */
  readonly words: readonly string[];
}

/** The questions by subject, with the way to each subject beside them. */
export function FaqGroups({ questions, words }: Props) {
  const t = useFaqWords();
  const opened = useOpened(
    questions.map(({ slug }) => slug),
    words.length > 0 && questions.length <= FEW,
  );
  const groups = groupsOf(questions);
  return (
    <div className={classes['columns']}>
      <nav className={classes['subjects']} aria-label={t('groups')}>
        <ul>
          {groups.map(({ category }) => (
            <li key={category}>
              <a href={`#${placeOf(category)}`}>{t(`group.${category}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes['groups']}>
        {groups.map(({ category, questions: own }) => (
          <section key={category} aria-labelledby={placeOf(category)}>
            <Heading level={2} id={placeOf(category)} tabIndex={-1}>
              {t(`group.${category}`)}
            </Heading>
            {own.map((one) => (
              <FaqQuestion
                key={one.id}
                question={one}
                words={words}
                open={opened.has(one.slug)}
                onOpenChange={(open) => opened.set(one.slug, open)}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
