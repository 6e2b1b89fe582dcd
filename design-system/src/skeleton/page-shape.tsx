import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Skeleton, SkeletonText } from './skeleton.tsx';
import classes from './page-shape.module.css';

const Head = ({ children }: { children?: ReactNode }) => (
  <div className={classes.head}>
    <Skeleton width="min(64%, 20rem)" height="var(--fio-title-l)" />
    <Skeleton width="min(92%, 36rem)" height={20} />
    {children}
  </div>
);

const times = (count: number, one: (place: number) => ReactNode) =>
  Array.from({ length: count }, (_, place) => one(place));

const Cards = ({ count, height }: { count: number; height: number }) => (
  <div className={classes.cards}>
    {times(count, (place) => (
      <Skeleton key={place} height={height} radius="card" />
    ))}
  </div>
);

const Rows = ({ count, height }: { count: number; height: number }) => (
  <div className={classes.rows}>
    {times(count, (place) => (
      <Skeleton key={place} height={height} radius="card" />
    ))}
  </div>
);

/** What stands on each page, from the top as far down as a screen shows. */
const SHAPES = {
  home: (
    <>
      <div className={classes.stage}>
        <Skeleton height="clamp(168px, 24svh, 320px)" className={classes.art} />
        <Skeleton height={400} radius="card" className={classes.question} />
      </div>
      <Skeleton height="clamp(24rem, 45vw, 36rem)" />
    </>
  ),
  prizes: (
    <>
      <div className={classes.beside}>
        <Head>
          <Skeleton width={176} height={48} radius="pill" />
        </Head>
        <Skeleton width="min(100%, 20rem)" height={160} radius="card" />
      </div>
      <Skeleton height="clamp(24rem, 40vw, 30rem)" radius="card" />
      <Cards count={2} height={420} />
    </>
  ),
  theories: (
    <>
      <Head />
      <Cards count={6} height={260} />
    </>
  ),
  theory: (
    <div className={classes.asked}>
      <Skeleton ratio="2 / 3" radius="card" className={classes.poster} />
      <Skeleton width="min(100%, 14rem)" height={20} />
      <Skeleton height={360} radius="card" className={classes.question} />
    </div>
  ),
  series: (
    <>
      <Skeleton className={classes.wide} height="" />
      <div className={classes.named}>
        <Skeleton ratio="2 / 3" radius="card" className={classes.poster} />
        <Head />
      </div>
      <div className={classes.thread}>
        <Rows count={3} height={240} />
      </div>
    </>
  ),
  questions: (
    <>
      <Head>
        <Skeleton width="min(100%, 36rem)" height={52} radius="card" />
      </Head>
      <div className={classes.aside}>
        <div className={classes.rows}>
          <SkeletonText lines={4} />
        </div>
        <Rows count={7} height={56} />
      </div>
    </>
  ),
  parts: (
    <>
      <Head />
      <Rows count={3} height={150} />
      <Rows count={2} height={260} />
    </>
  ),
  document: (
    <div className={classes.aside}>
      <div className={classes.rows}>
        <SkeletonText lines={5} />
      </div>
      <div className={classes.rows}>
        <Head />
        {times(4, (place) => (
          <SkeletonText key={place} lines={6} />
        ))}
      </div>
    </div>
  ),
  own: (
    <>
      <div className={classes.between}>
        <Skeleton width="min(60%, 16rem)" height="var(--fio-title-l)" />
        <Skeleton width={96} height={48} radius="pill" />
      </div>
      <Skeleton height={48} />
      <Rows count={4} height={112} />
    </>
  ),
  form: (
    <>
      <Head />
      <Rows count={2} height={76} />
      <Skeleton height={56} radius="pill" />
    </>
  ),
};

/** Which page is coming. */
export type PageShapeKind = keyof typeof SHAPES;

/**
 * The shape of a public page that is coming, in its own places and sizes, and at least as high as the screen: what stands
 * beneath the page doesn't move when it is there. Hidden from screen readers: the region around it says it is busy.
 */
export const PageShape = ({ kind }: { kind: PageShapeKind }) => (
  <div className={cx(classes.shape, classes[kind])} aria-hidden>
    {SHAPES[kind]}
  </div>
);
