import { StateChip } from '@fio/design-system/chip';
import { RecordLink } from '@fio/platform/area';
import { codeOf } from '@fio/domain/draw/number-list';
import { winnerState } from '../../winners/winner-state.tsx';
import { type CalculationDetail, textOfCode } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { useWizard } from '../wizard.ts';
import { useCalculationWords } from '../words.ts';

type Winner = CalculationDetail['winners'][number];

/** Of a prize that there are several of, which one. */
function Place({ winner: { rank, unit }, isOneOfMany }: Pick<Props, 'winner' | 'isOneOfMany'>) {
  const t = useCalculationWords();
  if (unit === 0) return t('place.reserve', { rank });
  const place = rank === 0 ? t('place.winner') : t('place.surrogate', { rank });
  return isOneOfMany ? t('place.unit', { place, unit }) : place;
}

interface Props {
  readonly winner: Winner;
  readonly isOneOfMany: boolean;
  readonly record: CalculationDetail;
}

/** Who won or waits, by which number; CPF and city stand under the name, so that a row fits beside the steps. */
export function WinnerRow({ winner, isOneOfMany, record }: Props) {
  const t = useCalculationWords();
  const { isRehearsal } = useWizard();
  const { series, number, cpf, city, uf, state, problem } = winner;
  return (
    <tr>
      <td>
        <Place winner={winner} isOneOfMany={isOneOfMany} />
      </td>
      <td className={classes['exact']}>
        {textOfCode(codeOf({ series: series ?? record.seriesFirst, order: number }), record)}
      </td>
      <th scope="row">
        {/* Of who would win there is no winner. */}
        {isRehearsal ? (
          winner.name
        ) : (
          <RecordLink of="winners" id={winner.id}>
            {winner.name}
          </RecordLink>
        )}
        <span className={classes['person']}>
          <span>{cpf}</span>
          <span>
            {city}/{uf}
          </span>
        </span>
      </th>
      <td>
        <winnerState.Chip value={state} />
        {problem !== null && <StateChip tone="error">{t(`skip.${problem}`)}</StateChip>}
      </td>
    </tr>
  );
}
