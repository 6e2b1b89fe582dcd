import { cx } from '../internal/cx.ts';
import classes from './diff.module.css';

/** A file that a text names, to be looked at; `thumbnail` is what is shown of a picture. */
export type NamedFile = {
  name: string;
  href: string;
  thumbnail: { src: string; width: number; height: number } | null;
};

/** One field's change as ready text; undefined where there was, or is, nothing. */
export type FieldChange = {
  field: string;
  before?: string | undefined;
  after?: string | undefined;
  beforeFiles?: readonly NamedFile[] | undefined;
  afterFiles?: readonly NamedFile[] | undefined;
};

/** The headings and the word for 'nothing'. */
export type DiffProps = {
  caption: string;
  changes: readonly FieldChange[];
  labels: { field: string; before: string; after: string; nothing: string };
};

/** Each opens beside the page. */
const Files = ({ files = [] }: { files?: readonly NamedFile[] | undefined }) =>
  files.map(({ name, href, thumbnail }) => (
    <a key={href} href={href} target="_blank" rel="noreferrer" className={classes.file}>
      {thumbnail ? <img {...thumbnail} alt={name} loading="lazy" className={classes.thumbnail} /> : name}
    </a>
  ));

/** What an audited action changed, field by field. Before is struck through, after is bold: not colour alone. */
export function Diff({ caption, changes, labels }: DiffProps) {
  return (
    <div className={cx(classes.scroller)} role="region" aria-label={caption} tabIndex={0}>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.field}</th>
            <th scope="col">{labels.before}</th>
            <th scope="col">{labels.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after, beforeFiles, afterFiles }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>
                {before === undefined ? (
                  <em>{labels.nothing}</em>
                ) : (
                  <del className={classes.before}>{before}</del>
                )}
                <Files files={beforeFiles} />
              </td>
              <td>
                {after === undefined ? (
                  <em>{labels.nothing}</em>
                ) : (
                  <ins className={classes.after}>{after}</ins>
                )}
                <Files files={afterFiles} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
