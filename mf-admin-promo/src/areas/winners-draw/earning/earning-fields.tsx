import { EARNING_VALUE_LIMIT, PER_PERSON_LIMIT } from '@fio/contracts/core/earning-rule';
import { MOST_PER_INVITATION, MOST_PER_RECEIPT } from '@fio/domain/draw/earning-rule';
import { FormGrid, SelectField } from '@fio/design-system/fields';
import { NumberField } from '@fio/design-system/fields-admin';
import { useWinnersDrawWords } from '../words.ts';
import { centsOf, type EarningValues, reaisOf } from './earning-values.ts';

const CENTS = 100;
const WAYS = ['receipt', 'value'] as const;

interface Props {
  readonly value: EarningValues;
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (part: Partial<EarningValues>) => void;
}

/** What gives numbers, how many, and where it ends. */
export function EarningFields({ value, errorOf, onChange }: Props) {
  const t = useWinnersDrawWords();
  const { numbers, every, perReceipt, perPerson, perInvitation = 0, perInviter = null } = value;
  const way = every === null ? 'receipt' : 'value';
  return (
    <FormGrid columns={2}>
      <SelectField
        label={t('earning.by')}
        hint={t(`earning.by.${way}.text`)}
        data={WAYS.map((one) => ({ value: one, label: t(`earning.by.${one}`) }))}
        value={way}
        onChange={(next) => onChange({ every: next === 'value' ? (every ?? Number.NaN) : null })}
      />
      {every !== null && (
        <NumberField
          label={t('earning.every')}
          required
          decimals={2}
          min={0}
          max={EARNING_VALUE_LIMIT / CENTS}
          error={errorOf('.every')}
          value={reaisOf(every)}
          onChange={(reais) => onChange({ every: centsOf(reais) })}
        />
      )}
      <NumberField
        label={t('earning.numbers')}
        required
        min={1}
        max={MOST_PER_RECEIPT}
        error={errorOf('.numbers')}
        value={numbers}
        // An emptied field has no number: the contract says what that means.
        onChange={(next) => onChange({ numbers: next as number })}
      />
      <NumberField
        label={t('earning.perReceipt')}
        required
        min={1}
        max={MOST_PER_RECEIPT}
        error={errorOf('.perReceipt')}
        value={perReceipt}
        onChange={(next) => onChange({ perReceipt: next as number })}
      />
      <NumberField
        label={t('earning.perPerson')}
        hint={t('earning.perPerson.hint')}
        min={1}
        max={PER_PERSON_LIMIT}
        error={errorOf('.perPerson')}
        value={perPerson}
        onChange={(next) => onChange({ perPerson: next })}
      />
      <NumberField
        label={t('earning.perInvitation')}
        hint={t('earning.perInvitation.hint')}
        required
        min={0}
        max={MOST_PER_INVITATION}
        error={errorOf('.perInvitation')}
        value={perInvitation}
        onChange={(next) =>
          onChange({ perInvitation: next as number, ...(next === 0 && { perInviter: null }) })
        }
      />
      {perInvitation !== 0 && (
        <NumberField
          label={t('earning.perInviter')}
          required
          min={1}
          max={PER_PERSON_LIMIT}
          error={errorOf('.perInviter')}
          value={perInviter}
          onChange={(next) => onChange({ perInviter: next })}
        />
      )}
    </FormGrid>
  );
}
