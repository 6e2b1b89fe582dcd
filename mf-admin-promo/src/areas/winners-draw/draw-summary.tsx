import { DefinitionList } from '@fio/design-system/definition-list';
import { Link } from '@fio/design-system/link';
import { Moment, RecordLink } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { type DrawDetail, seriesText } from './draw-values.ts';
import classes from './winners-draw.module.css';
import { useWinnersDrawWords } from './words.ts';

/** Its version, as the way to it for whom may see it. */
function Regulation({ regulation }: Pick<DrawDetail, 'regulation'>) {
  const t = useWinnersDrawWords();
  if (!regulation) return t('none');
  const { id, title, number, published } = regulation;
  return (
    <RecordLink of="regulations" id={id}>
      {t(published ? 'regulation.version' : 'regulation.draft', { title, number })}
    </RecordLink>
  );
}

/** Who takes part, when it is held, and by what. */
export function DrawSummary({ record: draw }: { record: DrawDetail }) {
  const t = useWinnersDrawWords();
  const { regulation, plannedAt } = draw;
  const period = { from: format.day(draw.periodFrom), to: format.day(draw.periodTo) };
  return (
    <div className={classes['stack']}>
      <DefinitionList
        items={[
          { term: t('field.regulationId'), value: <Regulation regulation={regulation} /> },
          { term: t('field.certificate'), value: draw.certificate ?? t('none') },
          { term: t('field.period'), value: t('period', period) },
          { term: t('field.series'), value: seriesText(draw) },
          { term: t('field.lotteryDate'), value: format.day(draw.lotteryDate) },
          { term: t('field.plannedAt'), value: plannedAt ? <Moment at={plannedAt} /> : t('none') },
          { term: t('field.place'), value: draw.place || t('none') },
          { term: t('field.units'), value: format.number(draw.units) },
          { term: t('field.surrogates'), value: format.number(draw.surrogates) },
          { term: t('field.cutOffHours'), value: format.number(draw.cutOffHours) },
          { term: t('field.defenceDays'), value: format.number(draw.defenceDays) },
          { term: t('field.publishWithin'), value: format.number(draw.publishWithin) },
          {
            term: t('field.documents'),
            value: `${format.number(draw.documentsWithin)} ${t(`unit.${draw.documentsUnit}`)}`,
          },
          { term: t('field.prescribesFrom'), value: t(`event.${draw.prescribesFrom}`) },
          { term: t('field.slug'), value: draw.slug },
          { term: t('field.updatedAt'), value: <Moment at={draw.updatedAt} /> },
        ]}
      />
      {draw.state !== 'draft' && (
        <RecordLink of="calculation" id={draw.id} otherwise={null}>
          {t('calculation')}
        </RecordLink>
      )}
      {/* One that was called off has a page only if its list was committed. */}
      {draw.state !== 'draft' && draw.state !== 'cancelled' && (
        <Link href={`/ganhadores/${draw.slug}`} target="_blank">
          {t('summary.site')}
        </Link>
      )}
    </div>
  );
}
