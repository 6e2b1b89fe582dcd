import { winnersDraw } from '@fio/contracts/admin/winners-draw';
import { drawClause } from '@fio/domain/draw/clause';
import { earningClause } from '@fio/domain/draw/earning-clause';
import { ruleSetProblems } from '@fio/domain/draw/rule-problems';
import { Link } from '@fio/design-system/link';
import { Heading } from '@fio/design-system/text';
import { useMay } from '@fio/platform/area';
import { language } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { useCalculationWords } from '../words.ts';
import { DrawFacts } from './draw-facts.tsx';
import { PrizeTable } from './prize-table.tsx';

type Props = { record: CalculationDetail };

/** A rule as the regulation has it. */
function Clause({ id, title, paragraphs }: { id: string; title: string; paragraphs: readonly string[] }) {
  return (
    <section className={classes['card']} aria-labelledby={id}>
      <Heading level={2} size="s" id={id}>
        {title}
      </Heading>
      <ol className={classes['pen']}>
        {paragraphs.map((paragraph) => (
          <li key={paragraph} className={classes['medium']}>
            {paragraph}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How its winners are found. */
function DrawClause({ record: { ruleSet, seriesFirst, seriesLast, prizeList, surrogates } }: Props) {
  const t = useCalculationWords();
  const interval = { first: seriesFirst, last: seriesLast };
  // A draft may hold what is no rule yet.
  if (ruleSetProblems(ruleSet, interval).length > 0) return null;
  const paragraphs = drawClause({ ruleSet, interval, prizes: prizeList, surrogates }, language());
  return <Clause id="definition-rule" title={t('definition.rule')} paragraphs={paragraphs} />;
}

/** What the draw was defined by: dates, prizes, and the rule in words. */
export function DefinitionTab({ record }: Props) {
  const t = useCalculationWords();
  const navigate = useNavigate();
  const may = useMay();
  return (
    <div className={classes['stack']}>
      <section className={classes['card']} aria-label={t('definition')}>
        <DrawFacts record={record} />
        {may(winnersDraw.get) && (
          <Link href={`${winnersDraw.list.path}/${record.id}`} onNavigate={(href) => void navigate(href)}>
            {t('definition.open')}
          </Link>
        )}
      </section>
      <section className={classes['card']} aria-labelledby="definition-prizes">
        <Heading level={2} size="s" id="definition-prizes">
          {t('field.prizes')}
        </Heading>
        <PrizeTable record={record} />
      </section>
      <Clause
        id="definition-earning"
        title={t('definition.earning')}
        paragraphs={earningClause(record.earning, language())}
      />
      <DrawClause record={record} />
    </div>
  );
}
