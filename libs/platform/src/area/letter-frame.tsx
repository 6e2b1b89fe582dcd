import { useEffect, useState } from 'react';
import classes from './letter-frame.module.css';

/** What a mail program may paint at night: a page of ours takes no style element, and would report it at each look. */
const NIGHT = /<style>[^]*?<\/style>/;

/** An address of this page's own memory, which ends with the component. */
function useOwnAddress(html: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(
      new Blob([html.replace(NIGHT, '')], { type: 'text/html;charset=utf-8' }),
    );
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [html]);
  return address;
}

export interface LetterFrameProps {
  /** What the frame is called for who doesn't see it. */
  readonly title: string;
  /** A whole document, trusted with nothing. */
  readonly html: string;
}

/**
 * An e-mail as its reader sees it, sealed: in a frame without an origin, that runs nothing, opens nothing and leads
 * nowhere. It scrolls by itself, for nobody outside can measure it.
 */
export function LetterFrame({ title, html }: LetterFrameProps) {
  const address = useOwnAddress(html);
  // No key may stand in `sandbox`: each one would give something back.
  return (
    <iframe
      className={classes['frame']}
      title={title}
      src={address}
      sandbox=""
      referrerPolicy="no-referrer"
    />
  );
}
