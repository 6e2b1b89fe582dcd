import { useMemo, useState } from 'react';
import type { DrawDefinition } from '@fio/domain/draw/calculation';
import { seriesChances } from '@fio/domain/draw/series-readings';
import { isExtraction, targetOf } from '@fio/domain/draw/target';
import { MASKS } from '@fio/domain/field-masks';
import { MaskedField } from '@fio/design-system/fields';
import { validationText } from '@fio/platform/forms';
import { language } from '@fio/platform/i18n';
import { Heading, Text } from '@fio/design-system/text';
import { Board } from '../../calculation/result/board.tsx';
import { PenAndPaper } from '../../calculation/result/pen-and-paper.tsx';
import classes from '../winners-draw.module.css';
import { useWinnersDrawWords } from '../words.ts';

/** The extraction 5732 of the Loteria Federal, of 18 January 2023. */
const EXAMPLE = ['50366', '33514', '45504', '94365', '51105'];
const DIGITS = 5;

interface Props {
  /** null while the rules make none. */
  readonly definition: DrawDefinition | null;
}

/** Where the quantity of series doesn't divide what can be read, some come up more often: lawful, and good to know. */
function Chances({ ruleSet, interval }: DrawDefinition) {
  const t = useWinnersDrawWords();
  const { least, most } = useMemo(() => seriesChances(ruleSet, interval), [ruleSet, interval]);
  if (least === most) return null;
  return <Text tone="muted">{t('preview.uneven', { least, most })}</Text>;
}

function Found({ definition, prizes }: Props & { prizes: readonly string[] }) {
  const t = useWinnersDrawWords();
  if (definition === null) return <Text tone="muted">{t('preview.broken')}</Text>;
  if (!isExtraction(prizes)) return <Text tone="muted">{t('preview.incomplete')}</Text>;
  const { ruleSet, interval } = definition;
  const { order, series, target } = targetOf(ruleSet, interval, prizes);
  const trace = {
    order: [...order],
    series: { ...series, digits: [...series.digits], folds: [...series.folds] },
    target,
  };
  return (
    <>
      <Board contest={t('preview.example')} prizes={prizes} picks={trace} />
      <PenAndPaper trace={trace} draw={{ ruleSet, seriesFirst: interval.first, seriesLast: interval.last }} />
    </>
  );
}

/** An extraction that one may change, and the number to which the rules lead with it. */
export function RulePreview({ definition, level }: Props & { readonly level: 2 | 3 }) {
  const t = useWinnersDrawWords();
  const [prizes, setPrizes] = useState<readonly string[]>(EXAMPLE);
  return (
    <section className={classes['card']} aria-labelledby="rule-preview">
      <Heading level={level} size="s" id="rule-preview">
        {t('preview.title')}
      </Heading>
      <Text tone="muted">{t('preview.text')}</Text>
      <div className={classes['five']} role="group" aria-label={t('preview.extraction')}>
        {prizes.map((prize, index) => (
          <MaskedField
            key={index}
            label={t('rules.prizeNumber', { number: index + 1 })}
            inputMode="numeric"
            autoComplete="off"
            mask={MASKS.extraction}
            value={prize}
            error={prize.length > DIGITS ? validationText(language(), 'extraction_long') : undefined}
            onChange={({ currentTarget }) => setPrizes(prizes.with(index, currentTarget.value))}
          />
        ))}
      </div>
      {definition && <Chances {...definition} />}
      <div className={classes['found']} aria-live="polite">
        <Found definition={definition} prizes={prizes} />
      </div>
    </section>
  );
}
