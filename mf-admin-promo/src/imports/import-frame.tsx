import type { ReactNode } from 'react';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { PageHeader } from '@fio/design-system/page';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import type { ApiError } from '@fio/platform/api';
import { LoadFailure } from '@fio/platform/area';
import { useNavigate, useSearchParams } from '@fio/platform/router';
import classes from './imports.module.css';

interface FrameProps {
  /** The list that is imported into. */
  readonly list: { readonly title: string; readonly href: string };
  readonly title: string;
  readonly lead: string;
  /** Where files are chosen, with what was imported lately; the function is told of one that was begun. */
  readonly renderChoice: (onStarted: (id: string) => void) => ReactNode;
  readonly renderImport: (id: string) => ReactNode;
}

/** A page on which files are chosen, judged, and imported once somebody has seen what they would do. */
export function ImportFrame({ list, title, lead, renderChoice, renderImport }: FrameProps) {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const id = search.get('id');
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs
            label={list.title}
            items={[list, { title }]}
            onNavigate={(href) => void navigate(href)}
          />
        }
      />
      <div className={classes['page']}>
        <Text tone="muted">{lead}</Text>
        {id ? renderImport(id) : renderChoice((started) => setSearch({ id: started }))}
      </div>
    </>
  );
}

interface FollowedProps<Found> {
  readonly query: {
    readonly data: Found | undefined;
    readonly error: ApiError | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (found: Found) => ReactNode;
}

/** One import as it comes. */
export function FollowedImport<Found>({ query, children }: FollowedProps<Found>) {
  const { data, error, isFetching, refetch } = query;
  if (error && !data)
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return data ? children(data) : <SkeletonText lines={5} />;
}
