import type { IndexDetail } from './index-detail.ts';
import classes from './indexes.module.css';

/** The statement that would make it. */
export const IndexDefinition = ({ record }: { record: IndexDetail }) => (
  <pre className={classes['definition']}>
    <code>{record.definition}</code>
  </pre>
);
