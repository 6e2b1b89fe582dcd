import type { ReactNode } from 'react';
import { LINKED_PAGES, type LinkedName, type RecordPage } from '@fio/contracts/admin/record-pages';
import { Link } from '@fio/design-system/link';
import { useNavigate } from '../router/index.ts';
import { useMay } from './use-may.ts';

export interface RecordLinkProps {
  /** What its records are called by, as in the audit. A name without pages, which one of the audit may be, leads nowhere. */
  readonly of: LinkedName | (string & {});
  /** None: there is no such record any more, or it never was one. */
  readonly id: string | null | undefined;
  readonly children: ReactNode;
  /** Stands in the link's place where it leads nowhere; else what it would have been called by. */
  readonly otherwise?: ReactNode;
}

const pages: Readonly<Partial<Record<string, RecordPage>>> = LINKED_PAGES;

/** Whether the signed-in person may open records of a name. */
export function useMayOpen(): (of: RecordLinkProps['of']) => boolean {
  const may = useMay();
  return (of) => may(pages[of]?.get);
}

/** Another record by its name, as the way to its page for whom may see that. */
export function RecordLink({ of, id, children, otherwise = children }: RecordLinkProps) {
  const navigate = useNavigate();
  const page = pages[of];
  const mayOpen = useMayOpen();
  if (!page || !id || !mayOpen(of)) return otherwise;
  return (
    <Link href={`${page.list.path}/${encodeURIComponent(id)}`} onNavigate={(href) => void navigate(href)}>
      {children}
    </Link>
  );
}
