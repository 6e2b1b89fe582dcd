import type { ComponentType } from 'react';
import { Text } from '@fio/design-system/text';
import { NfceReceipt, NfeReceipt, SatReceipt } from './receipts.tsx';
import { useHelpTicketsWords } from './words.ts';
import classes from './help-tickets.module.css';

export type Kind = 'nfce' | 'nfe' | 'sat';

const DRAWINGS: Record<Kind, ComponentType<{ title: string }>> = {
  nfce: NfceReceipt,
  nfe: NfeReceipt,
  sat: SatReceipt,
};

/** The numbers on the drawing are the places in the list. */
const FACTS = ['cnpj', 'number', 'date', 'key'] as const;

/** Where on one kind of receipt the four things stand that are asked for. */
export function ReceiptTab({ kind }: { kind: Kind }) {
  const t = useHelpTicketsWords();
  const Receipt = DRAWINGS[kind];
  return (
    <div className={classes['receipt']}>
      <Receipt title={t(`${kind}.drawing`)} />
      <div className={classes['facts']}>
        <Text>{t(`${kind}.lead`)}</Text>
        <ol className={classes['list']}>
          {FACTS.map((fact) => (
            <li key={fact}>
              <strong>{t(fact)}</strong>
              <Text tone="muted">{t(`${kind}.${fact}`)}</Text>
            </li>
          ))}
        </ol>
        <Text tone="muted" size="small">
          {t(`${kind}.hint`)}
        </Text>
      </div>
    </div>
  );
}
