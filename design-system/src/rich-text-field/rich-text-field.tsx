import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Button } from '../button/button.tsx';
import { Skeleton } from '../skeleton/index.ts';
import { cx } from '../internal/cx.ts';
import type { RichTextFieldProps } from './rich-text-types.ts';
import classes from './rich-text-field.module.css';

type Editor = ComponentType<RichTextFieldProps>;

/**
 * A text with bold, lists and links, all by keyboard too. The editor is 120 kB, so it is fetched when a field is shown;
 * when it doesn't come, one can try again without losing the form.
 */
export function RichTextField(props: RichTextFieldProps) {
  const [Editor, setEditor] = useState<Editor | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    import('./editor.tsx').then(
      (loaded) => !gone && setEditor(() => loaded.Editor),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);
  if (Editor) return <Editor {...props} />;
  if (!failed)
    return (
      <div role="status" aria-label={props.labels.loading}>
        <Skeleton height={180} radius="card" />
      </div>
    );
  const again = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return (
    <div role="alert" className={cx(classes.failed)}>
      <p>{props.labels.failed}</p>
      <Button variant="secondary" size="sm" onClick={again}>
        {props.labels.retry}
      </Button>
    </div>
  );
}
