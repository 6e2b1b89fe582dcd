import { adminTickets } from '@fio/contracts/admin/tickets';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { SelectField } from '@fio/design-system/fields';
import { PageHeader } from '@fio/design-system/page';
import { useNavigate } from '@fio/platform/router';
import { useTicketsWords } from './words.ts';

interface Props {
  readonly title: string;
  readonly draws: readonly { readonly value: string; readonly label: string }[];
  readonly drawId: string;
  readonly onDraw: (drawId: string) => void;
}

/** The head of the pages about one draw: which one, and the way back to the list. */
export function PageHead({ title, draws, drawId, onDraw }: Props) {
  const t = useTicketsWords();
  const navigate = useNavigate();
  return (
    <PageHeader
      title={title}
      breadcrumbs={
        <Breadcrumbs
          label={t('title')}
          items={[{ title: t('title'), href: adminTickets.list.path }, { title }]}
          onNavigate={(href) => void navigate(href)}
        />
      }
      action={
        draws.length > 1 && (
          <SelectField label={t('field.draw')} data={draws} value={drawId} onChange={onDraw} />
        )
      }
    />
  );
}
