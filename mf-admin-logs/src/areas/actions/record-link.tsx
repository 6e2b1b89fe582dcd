import { calculation } from '@fio/contracts/admin/calculation';
import { adminInvoices } from '@fio/contracts/admin/invoices';
import { adminPolls } from '@fio/contracts/admin/polls';
import { prizeKinds } from '@fio/contracts/admin/prize-kinds';
import { prizeSchedules } from '@fio/contracts/admin/prize-schedules';
import { adminPrizes } from '@fio/contracts/admin/prizes';
import { adminShows } from '@fio/contracts/admin/shows';
import { adminSuggestions } from '@fio/contracts/admin/suggestions';
import { Link } from '@fio/design-system/link';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { useActionsWords } from './words.ts';

/** Whose records have a page of their own. */
const PAGES = {
  shows: adminShows,
  polls: adminPolls,
  suggestions: adminSuggestions,
  invoices: adminInvoices,
  prizes: adminPrizes,
  'prize-kinds': prizeKinds,
  'prize-schedules': prizeSchedules,
  calculation,
} as const;
/** After these there is no such record, or it never was one. */
const WITHOUT_RECORD = new Set(['delete', 'export', 'upload', 'verify']);

interface Props {
  readonly resource: string;
  readonly action: string;
  readonly recordId: string | null;
}

/** The way to the record an action was about, for whom may see it. */
export function RecordLink({ resource, action, recordId }: Props) {
  const t = useActionsWords();
  const navigate = useNavigate();
  const contract = resource in PAGES ? PAGES[resource as keyof typeof PAGES] : undefined;
  const may = useMay()(contract?.get);
  if (!contract || !may || recordId === null || WITHOUT_RECORD.has(action)) return null;
  return (
    <Link href={`${contract.list.path}/${recordId}`} onNavigate={(href) => void navigate(href)}>
      {t('record')}
    </Link>
  );
}
