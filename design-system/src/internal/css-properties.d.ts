import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties of ours may be set inline. */
    [name: `--${string}`]: string | number | undefined;
  }
}
