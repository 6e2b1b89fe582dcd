import type { ReactNode } from 'react';
import { RECORD_PAGES } from '@fio/contracts/admin/record-pages';
import { Link } from '@fio/design-system/link';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';

interface Props {
  readonly resource: string;
  readonly recordId: string;
  readonly children: ReactNode;
  /** In the link's place, for whom there is no page or who may not see it. */
  readonly otherwise?: ReactNode;
}

/** The way to a record's page, for whom may see it. */
export function RecordLink({ resource, recordId, children, otherwise = null }: Props) {
  const navigate = useNavigate();
  const contract = resource in RECORD_PAGES ? RECORD_PAGES[resource as keyof typeof RECORD_PAGES] : undefined;
  const may = useMay()(contract?.get);
  if (!contract || !may) return otherwise;
  return (
    <Link href={`${contract.list.path}/${recordId}`} onNavigate={(href) => void navigate(href)}>
      {children}
    </Link>
  );
}
