import { numberPools } from '@fio/contracts/admin/number-pools';
import { todayInSaoPaulo } from '@fio/domain/calendar';
import { capacityOf } from '@fio/domain/lucky-number';
import { Button } from '@fio/design-system/button';
import { DefinitionList } from '@fio/design-system/definition-list';
import { IconLockOpen } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { Moment, useMay } from '@fio/platform/area';
import { serverNow } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import { TOTALS_PATH } from '../../tickets/paths.ts';
import { type DrawDetail, seriesText } from '../draw-values.ts';
import classes from '../winners-draw.module.css';
import { useWinnersDrawWords } from '../words.ts';
import { CommitNumbers } from './commit-numbers.tsx';
import { useSettle } from './use-settle.ts';

/** Publishes the seed: no number is given any more, and the list can be frozen. */
function Reveal({ id }: { id: string }) {
  const t = useWinnersDrawWords();
  const { settle, isPending } = useSettle(numberPools.reveal);
  const reveal = () =>
    settle(
      { params: { drawId: id } },
      {
        title: t('numbers.reveal.title'),
        text: t('numbers.reveal.text'),
        confirmText: t('numbers.reveal'),
        cancelText: t('cancel'),
        done: t('numbers.revealed'),
      },
    );
  return (
    <div className={classes['stack']}>
      <Text tone="muted">{t('numbers.reveal.hint')}</Text>
      <div>
        <Button icon={<IconLockOpen size={16} />} loading={isPending} onClick={reveal}>
          {t('numbers.reveal')}
        </Button>
      </div>
    </div>
  );
}

const code = (hash: string) => <code className={classes['code']}>{hash}</code>;

/** What binds the order in which the draw's numbers are given out. */
export function DrawNumbers({ record: draw }: { record: DrawDetail }) {
  const t = useWinnersDrawWords();
  const navigate = useNavigate();
  const may = useMay()(numberPools.reveal);
  const { numbers, given, periodTo } = draw;
  if (numbers === null) return <CommitNumbers draw={draw} />;
  const {
    seriesFirst: first,
    seriesLast: last,
    seriesSize: size,
    seed,
    seedHash,
    committedAt,
    revealedAt,
  } = numbers;
  const isOver = periodTo < todayInSaoPaulo(serverNow());
  return (
    <div className={classes['stack']}>
      <DefinitionList
        items={[
          { term: t('field.series'), value: seriesText(draw) },
          { term: t('numbers.capacity'), value: format.number(capacityOf({ first, last, size })) },
          { term: t('field.given'), value: format.number(given ?? 0) },
          { term: t('numbers.committedAt'), value: <Moment at={committedAt} /> },
          { term: t('numbers.seedHash'), value: code(seedHash) },
          { term: t('numbers.seed'), value: seed === null ? t('numbers.hidden') : code(seed) },
          ...(revealedAt === null
            ? []
            : [{ term: t('numbers.revealedAt'), value: <Moment at={revealedAt} /> }]),
        ]}
      />
      <Text tone="muted">{t('numbers.proof')}</Text>
      {isOver && revealedAt === null && may && <Reveal id={draw.id} />}
      <Link href={TOTALS_PATH} onNavigate={(href) => void navigate(href)}>
        {t('numbers.totals')}
      </Link>
    </div>
  );
}
