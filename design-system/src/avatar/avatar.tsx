import { useState } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './avatar.module.css';

/** `size` in px, 36 as the specification says. Without `src`, or when it fails, the initial is drawn. */
export type AvatarProps = { src?: string | undefined; name: string; size?: number };

/** A person's picture. Decorative: the name stands beside it. */
export function Avatar({ src, name, size = 36 }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const initial = [...name.trim()][0]?.toLocaleUpperCase('pt-BR') ?? '?';
  return (
    <span
      className={cx(classes.avatar)}
      style={{ width: size, height: size, fontSize: size * 0.44 }}
      aria-hidden
    >
      {src && failed !== src ? (
        <img src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />
      ) : (
        initial
      )}
    </span>
  );
}
