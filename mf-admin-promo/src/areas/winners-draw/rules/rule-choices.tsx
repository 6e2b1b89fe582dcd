import { APPROXIMATIONS, EMPTY_SERIES_RULES, SERIES_FOLDS } from '@fio/domain/draw/rule-set';
import { FormGrid, SelectField, SwitchField } from '@fio/design-system/fields';
import { NumberField } from '@fio/design-system/fields-admin';
import type { RuleValues } from '../draw-values.ts';
import { useWinnersDrawWords } from '../words.ts';

const OLDEST = 120;

interface Props {
  readonly value: RuleValues;
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (part: Partial<RuleValues>) => void;
}

/** What follows where the number lies outside, wasn't given out, or can't win; and who may. */
export function RuleChoices({ value, errorOf, onChange }: Props) {
  const t = useWinnersDrawWords();
  const { fold, approximation, emptySeries, onePrizePerPerson, minimumAge } = value;
  return (
    <FormGrid columns={2}>
      <SelectField
        label={t('rules.fold')}
        hint={t(`fold.${fold}.text`)}
        data={SERIES_FOLDS.map((one) => ({ value: one, label: t(`fold.${one}`) }))}
        value={fold}
        onChange={(text) => onChange({ fold: SERIES_FOLDS.find((one) => one === text) ?? fold })}
      />
      <SelectField
        label={t('rules.approximation')}
        hint={t(`approximation.${approximation}.text`)}
        data={APPROXIMATIONS.map((one) => ({ value: one, label: t(`approximation.${one}`) }))}
        value={approximation}
        onChange={(text) =>
          onChange({ approximation: APPROXIMATIONS.find((one) => one === text) ?? approximation })
        }
      />
      <SelectField
        label={t('rules.emptySeries')}
        data={EMPTY_SERIES_RULES.map((one) => ({ value: one, label: t(`emptySeries.${one}`) }))}
        value={emptySeries}
        disabled={approximation === 'up_circular_global'}
        onChange={(text) =>
          onChange({ emptySeries: EMPTY_SERIES_RULES.find((one) => one === text) ?? emptySeries })
        }
      />
      <NumberField
        label={t('rules.minimumAge')}
        required
        min={0}
        max={OLDEST}
        error={errorOf('minimumAge')}
        value={minimumAge}
        // An emptied field has no number: the contract says what that means.
        onChange={(age) => onChange({ minimumAge: age as number })}
      />
      <SwitchField
        label={t('rules.onePrizePerPerson')}
        hint={t(`rules.onePrizePerPerson.${onePrizePerPerson ? 'yes' : 'no'}`)}
        checked={onePrizePerPerson}
        onChange={(event) => onChange({ onePrizePerPerson: event.currentTarget.checked })}
      />
    </FormGrid>
  );
}
