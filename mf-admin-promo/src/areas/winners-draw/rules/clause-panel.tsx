import type { DrawDefinition } from '@fio/domain/draw/calculation';
import { drawClause } from '@fio/domain/draw/clause';
import { Button } from '@fio/design-system/button';
import { IconCopy } from '@fio/design-system/icons';
import { Heading, Text } from '@fio/design-system/text';
import { toast } from '@fio/platform/feedback';
import { language } from '@fio/platform/i18n';
import classes from '../winners-draw.module.css';
import { useWinnersDrawWords } from '../words.ts';

const COPIES = [
  { language: 'pt', word: 'clause.copyPt' },
  { language: 'en', word: 'clause.copyEn' },
] as const;

interface Card {
  /** Of the heading, for the page. */
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
  readonly paragraphsIn: (language: 'pt' | 'en') => readonly string[];
}

/** A clause that a rule makes, to be put into the regulation. */
export function ClauseCard({ id, title, level, paragraphsIn }: Card) {
  const t = useWinnersDrawWords();
  const copy = async (into: 'pt' | 'en') => {
    try {
      await navigator.clipboard.writeText(paragraphsIn(into).join('\n\n'));
      toast.success(t('clause.copied'));
    } catch {
      toast.error(t('clause.failed'));
    }
  };
  return (
    <section className={classes['card']} aria-labelledby={id}>
      <Heading level={level} size="s" id={id}>
        {title}
      </Heading>
      <Text tone="muted">{t('clause.text')}</Text>
      <ol className={classes['clause']}>
        {paragraphsIn(language()).map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ol>
      <div className={classes['buttons']}>
        {COPIES.map((one) => (
          <Button
            key={one.language}
            variant="secondary"
            size="sm"
            icon={<IconCopy size={16} />}
            onClick={() => void copy(one.language)}
          >
            {t(one.word)}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** How winners are found. */
export function ClausePanel({ definition, level }: { definition: DrawDefinition; level: 2 | 3 }) {
  const t = useWinnersDrawWords();
  return (
    <ClauseCard
      id="rule-clause"
      title={t('clause')}
      level={level}
      paragraphsIn={(into) => drawClause(definition, into)}
    />
  );
}
