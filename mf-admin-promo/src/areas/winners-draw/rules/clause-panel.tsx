import { useMemo } from 'react';
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

/** The clause that the rules make, to be put into the regulation. */
export function ClausePanel({ definition, level }: { definition: DrawDefinition; level: 2 | 3 }) {
  const t = useWinnersDrawWords();
  const read = language();
  const paragraphs = useMemo(() => drawClause(definition, read), [definition, read]);
  const copy = async (into: 'pt' | 'en') => {
    try {
      await navigator.clipboard.writeText(drawClause(definition, into).join('\n\n'));
      toast.success(t('clause.copied'));
    } catch {
      toast.error(t('clause.failed'));
    }
  };
  return (
    <section className={classes['card']} aria-labelledby="rule-clause">
      <Heading level={level} size="s" id="rule-clause">
        {t('clause')}
      </Heading>
      <Text tone="muted">{t('clause.text')}</Text>
      <ol className={classes['clause']}>
        {paragraphs.map((paragraph) => (
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
