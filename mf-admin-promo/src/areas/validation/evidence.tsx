import { useEffect, useEffectEvent } from 'react';
import type { PrizeCheck } from '@fio/domain/prize-validation';
import { StateChip } from '@fio/design-system/chip';
import { DefinitionList } from '@fio/design-system/definition-list';
import type { ImageView } from '@fio/design-system/image-viewer';
import { Heading, Text } from '@fio/design-system/text';
import { Moment, RecordLink } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { prizeState } from '../prizes/prize-state.tsx';
import { winnerState } from '../winners/winner-state.tsx';
import { Address } from './address.tsx';
import { Documents } from './documents.tsx';
import { Receipt } from './receipt.tsx';
import type { Desk } from './use-desk.ts';
import classes from './validation.module.css';
import type { Win } from './win.ts';
import { useEvidenceWords, useValidationWords } from './words.ts';

interface Props {
  readonly win: Win;
  readonly desk: Desk;
  readonly view: ImageView;
}

interface Asked {
  /** null: none was opened yet. */
  readonly check: PrizeCheck | null;
  /** The receipt is there to be looked at, or there is none. */
  readonly onReceipt: () => void;
}

/** Whether the CPF is on the list of those who may not take part. */
function Barred({ win: { barred } }: Pick<Props, 'win'>) {
  const t = useEvidenceWords();
  return barred === null ? (
    <StateChip tone="success">{t('barred.none')}</StateChip>
  ) : (
    <StateChip tone="error">
      {t('barred', { reason: t(`barred.${barred.reason}`), since: format.dateTime(barred.since) })}
    </StateChip>
  );
}

/** What else the same person won: one win a CPF is a check. */
function Others({ win: { others } }: Pick<Props, 'win'>) {
  const t = useEvidenceWords();
  return (
    <section aria-labelledby="desk-others" className={classes['told']}>
      <Heading level={3} size="s" id="desk-others">
        {t('others')}
      </Heading>
      {others.length === 0 ? (
        <Text tone="muted" size="small">
          {t('others.none')}
        </Text>
      ) : (
        <ul className={classes['others']}>
          {others.map(({ id, title, state, claimedAt }) => (
            <li key={id}>
              <RecordLink of="prizes" id={id}>
                {title}
              </RecordLink>{' '}
              <prizeState.Chip value={state} /> {claimedAt && <Moment at={claimedAt} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What was drawn for the same person. */
function Drawn({ win: { wins } }: Pick<Props, 'win'>) {
  const t = useEvidenceWords();
  if (wins.length === 0)
    return (
      <Text tone="muted" size="small">
        {t('wins.none')}
      </Text>
    );
  return (
    <ul className={classes['others']} aria-label={t('wins')}>
      {wins.map(({ id, title, draw, state }) => (
        <li key={id}>
          <RecordLink of="winners" id={id}>
            {title}
          </RecordLink>{' '}
          {draw} <winnerState.Chip value={state} />
        </li>
      ))}
    </ul>
  );
}

/** Who the person says they are, to be held against a document. */
function Claimed({ win: { participant }, check }: Pick<Props, 'win'> & { readonly check: 'cpf' | 'age' }) {
  const t = useValidationWords();
  if (participant === null) return null;
  const { name, cpf, birthDate, age } = participant;
  const born = [birthDate && format.day(birthDate), t('age', { count: age })].filter(Boolean).join(' · ');
  const claimed =
    check === 'cpf' ? { term: t('field.cpf'), value: cpf } : { term: t('field.birthDate'), value: born };
  return <DefinitionList items={[{ term: t('participant'), value: name }, claimed]} />;
}

/** What the product knows itself of the person: on their case from the beginning. */
export function Known({ win, desk }: Omit<Props, 'view'>) {
  const see = useEffectEvent(() => desk.see('employee', 'single_win'));
  useEffect(() => see(), []);
  return (
    <>
      <Barred win={win} />
      <Others win={win} />
      <Drawn win={win} />
    </>
  );
}

/** What a check looks at, with where to add what is missing; the receipt before any is opened. */
export function Evidence({ check, ...props }: Props & Asked) {
  switch (check) {
    case 'cpf':
      return (
        <>
          <Claimed win={props.win} check={check} />
          <Documents {...props} kinds={['identity', 'cpf']} checks={['cpf', 'age']} />
        </>
      );
    case 'age':
      return (
        <>
          <Claimed win={props.win} check={check} />
          <Documents {...props} kinds={['identity']} checks={['cpf', 'age']} />
        </>
      );
    case 'address':
      return (
        <>
          <Address {...props} />
          <Documents {...props} kinds={['address']} checks={['address']} />
        </>
      );
    case null:
    case 'receipt':
    case 'product':
      return <Receipt {...props} onShown={props.onReceipt} />;
    case 'employee':
    case 'single_win':
      return <Known {...props} />;
  }
}
