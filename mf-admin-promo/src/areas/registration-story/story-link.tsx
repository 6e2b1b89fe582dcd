import type { ReactNode } from 'react';
import { RECORD_PAGES } from '@fio/contracts/admin/record-pages';
import { Link } from '@fio/design-system/link';
import { useNavigate } from '@fio/platform/router';

interface Props {
  /** Of the registration. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The way to all that a person did, was given and was sent, on one page. */
export function StoryLink({ id, children }: Props) {
  const navigate = useNavigate();
  return (
    <Link
      href={`${RECORD_PAGES.registrations.list.path}/${id}/story`}
      onNavigate={(href) => void navigate(href)}
    >
      {children}
    </Link>
  );
}
