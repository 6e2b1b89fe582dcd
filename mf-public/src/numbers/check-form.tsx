import { useState } from 'react';
import type { NumberCommitment } from '@fio/contracts/core/number-commitment';
import { Button } from '@fio/design-system/button';
import { TextField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { formatLuckyNumber, parseLuckyNumber } from '@fio/domain/lucky-number';
import { format } from '@fio/platform/i18n';
import type { Place } from './find-place.ts';
import { useNumbersWords } from './words.ts';
import classes from './numbers.module.css';

interface Props {
  readonly commitment: NumberCommitment;
  readonly seed: string;
  /** How many numbers were given out. */
  readonly given: number;
}

interface Found extends Place {
  readonly number: string;
}

function Result({ found, given }: { found: Found; given: number }) {
  const t = useNumbersWords();
  const { number, place, isSeedRight } = found;
  if (!isSeedRight) return <Text tone="error">{t('wrongSeed')}</Text>;
  if (place === null) return <Text tone="warning">{t('noSeries', { number })}</Text>;
  const words = { number, place: format.number(place), given: format.number(given) };
  return place <= given ? (
    <Text tone="success">{t('wasGiven', words)}</Text>
  ) : (
    <Text tone="warning">{t('notGiven', words)}</Text>
  );
}

/** Any number of a draw whose seed is known: its place in the order, and whether its turn ever came. */
export function CheckForm({ commitment, seed, given }: Props) {
  const t = useNumbersWords();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<Found>();
  const check = async () => {
    const number = parseLuckyNumber(typed);
    setFound(undefined);
    setError(number ? undefined : t('numberWrong'));
    if (!number) return;
    setBusy(true);
    try {
      const { findPlace } = await import('./find-place.ts');
      const text = formatLuckyNumber(number, commitment.seriesSize);
      setFound({ number: text, ...(await findPlace(commitment, seed, number)) });
    } catch {
      setError(t('checkFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={classes['proof']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <TextField
        label={t('number')}
        hint={t('numberHint')}
        placeholder="012/34567"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div>
        <Button type="submit" loading={isBusy}>
          {t('checkOne')}
        </Button>
      </div>
      <div role="status">{found && <Result found={found} given={given} />}</div>
    </form>
  );
}
