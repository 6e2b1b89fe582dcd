import { shortBuild } from './figures.ts';
import classes from './remotes.module.css';

/** A version as people know it, and the build it is. */
export function BuildName({ version, build }: { version: string; build: string }) {
  return (
    <span className={classes['build']}>
      {version} <code title={build}>{shortBuild(build)}</code>
    </span>
  );
}
