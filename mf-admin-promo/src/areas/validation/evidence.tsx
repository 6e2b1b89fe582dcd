import { formatAccessKey } from '@fio/domain/access-key';
import { formatCnpj } from '@fio/domain/cnpj';
import { validation } from '@fio/contracts/admin/validation';
import { winners } from '@fio/contracts/admin/winners';
import type { PrizeCheck } from '@fio/domain/prize-validation';
import { StateChip } from '@fio/design-system/chip';
import { DefinitionList } from '@fio/design-system/definition-list';
import { EmptyState } from '@fio/design-system/empty-state';
import { IconGift } from '@fio/design-system/icons';
import type { ImageView } from '@fio/design-system/image-viewer';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import { NoPicture } from '../invoices/picture/receipt-picture.tsx';
import { PrivateFile } from '../invoices/picture/private-file.tsx';
import { winnerState } from '../winners/winner-state.tsx';
import { Address } from './address.tsx';
import { Documents } from './documents.tsx';
import type { Desk } from './use-desk.ts';
import classes from './validation.module.css';
import type { Win } from './win.ts';
import { Others } from './win-facts.tsx';
import { useValidationWords } from './words.ts';

interface Props {
  readonly win: Win;
  readonly desk: Desk;
  readonly view: ImageView;
}

/** What the receipt says, and its photo; or why there is none. */
export function Receipt({ win: { invoice, prize, participant }, view }: Omit<Props, 'desk'>) {
  const t = useValidationWords();
  if (invoice === null)
    return (
      <EmptyState
        title={t('receipt.manual')}
        text={t('receipt.manualText', { reason: prize.reason ?? '' })}
        icon={<IconGift />}
      />
    );
  const { key, cnpj, number, purchasedOn, value, products, file } = invoice;
  return (
    <>
      <DefinitionList
        items={[
          { term: t('field.key'), value: key && formatAccessKey(key) },
          { term: t('field.cnpj'), value: cnpj && formatCnpj(cnpj) },
          { term: t('field.number'), value: number },
          { term: t('field.purchasedOn'), value: purchasedOn && format.day(purchasedOn) },
          { term: t('field.invoiceValue'), value: value !== null && format.money(value) },
          { term: t('field.products'), value: products.join(', ') },
        ]}
      />
      <div className={classes['picture']}>
        {file === null ? (
          <NoPicture />
        ) : (
          <PrivateFile
            endpoint={validation.receipt}
            input={{ params: { id: prize.id } }}
            type={file}
            alt={t('receipt.alt', { name: participant?.name ?? '' })}
            view={view}
          />
        )}
      </div>
    </>
  );
}

/** Whether the CPF is on the list of those who may not take part. */
function Barred({ win: { barred } }: Pick<Props, 'win'>) {
  const t = useValidationWords();
  return barred === null ? (
    <StateChip tone="success">{t('barred.none')}</StateChip>
  ) : (
    <StateChip tone="error">
      {t('barred', { reason: t(`barred.${barred.reason}`), since: format.dateTime(barred.since) })}
    </StateChip>
  );
}

/** What was drawn for the same person. */
function Drawn({ win: { wins } }: Pick<Props, 'win'>) {
  const t = useValidationWords();
  const navigate = useNavigate();
  if (wins.length === 0) return <Text tone="muted">{t('wins.none')}</Text>;
  return (
    <ul className={classes['others']} aria-label={t('wins')}>
      {wins.map(({ id, title, draw, state }) => (
        <li key={id}>
          <Link href={`${winners.list.path}/${id}`} onNavigate={(href) => void navigate(href)}>
            {title}
          </Link>{' '}
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

/** What a check looks at, with where to add what is missing. */
export function Evidence({ check, ...props }: Props & { readonly check: PrizeCheck }) {
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
    case 'receipt':
    case 'product':
      return <Receipt {...props} />;
    case 'employee':
      return <Barred {...props} />;
    case 'single_win':
      return (
        <>
          <Others {...props} />
          <Drawn {...props} />
        </>
      );
  }
}
