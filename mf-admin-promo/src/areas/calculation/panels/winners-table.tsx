import { winners as winnersArea } from '@fio/contracts/admin/winners';
import { StateChip } from '@fio/design-system/chip';
import { Link } from '@fio/design-system/link';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { codeOf } from '@fio/domain/draw/number-list';
import { winnerState } from '../../winners/winner-state.tsx';
import { type CalculationDetail, textOfCode } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { useCalculationWords } from '../words.ts';

type Winner = CalculationDetail['winners'][number];

/** The name, as the way to the winner's own page for whom may see it. */
function Name({ winner: { id, name } }: { winner: Winner }) {
  const navigate = useNavigate();
  if (!useMay()(winnersArea.get)) return name;
  return (
    <Link href={`${winnersArea.list.path}/${id}`} onNavigate={(href) => void navigate(href)}>
      {name}
    </Link>
  );
}

/** Winners and who waits in their place, in the order of the prizes. */
export function WinnersTable({ record }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  const { prizeList, winners, seriesFirst } = record;
  const titleOf = (prizeId: string) => prizeList.find(({ id }) => id === prizeId)?.title;
  const placeOf = ({ rank, unit }: Winner) =>
    unit === 0
      ? t('place.reserve', { rank })
      : rank === 0
        ? t('place.winner')
        : t('place.surrogate', { rank });
  return (
    <div className={classes['scroll']} role="group" aria-label={t('winners.title')} tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            {(['prize', 'place', 'number', 'name', 'cpf', 'city', 'state'] as const).map((field) => (
              <th key={field} scope="col">
                {t(`field.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {winners.map((winner) => (
            <tr key={winner.id}>
              <td>{titleOf(winner.prizeId)}</td>
              <td>{placeOf(winner)}</td>
              <td className={classes['exact']}>
                {textOfCode(codeOf({ series: winner.series ?? seriesFirst, order: winner.number }), record)}
              </td>
              <th scope="row">
                <Name winner={winner} />
              </th>
              <td className={classes['exact']}>{winner.cpf}</td>
              <td>
                {winner.city}/{winner.uf}
              </td>
              <td>
                <winnerState.Chip value={winner.state} />
                {winner.problem !== null && <StateChip tone="error">{t(`skip.${winner.problem}`)}</StateChip>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
