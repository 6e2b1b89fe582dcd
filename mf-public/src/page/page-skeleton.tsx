import { PageShape, type PageShapeKind } from '@fio/design-system/skeleton';

/** A page's own shape while its data is fetched: the same that stood there while its code was. */
export const PageSkeleton = ({ shape }: { shape: PageShapeKind }) => (
  <div aria-busy="true">
    <PageShape kind={shape} />
  </div>
);
