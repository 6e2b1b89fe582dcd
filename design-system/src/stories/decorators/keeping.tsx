import { type ReactNode, useState } from 'react';
import type { Decorator } from 'storybook-react-rsbuild';

interface KeptProps {
  readonly start: unknown;
  readonly children: (now: unknown, keep: (next: unknown) => void) => ReactNode;
}

function Kept({ start, children }: KeptProps) {
  const [now, setNow] = useState(start);
  return children(now, (next) => setNow(() => next));
}

type Change = ((next: unknown) => void) | undefined;

/**
 * What somebody does in a story stays: the argument `value` follows what the component gives to `change`. A value from the
 * controls begins anew.
 */
export const keeping =
  (value: string, change: string): Decorator =>
  (Story, { args }) => (
    <Kept key={JSON.stringify(args[value])} start={args[value]}>
      {(now, keep) => {
        const changed = (next: unknown) => {
          keep(next);
          (args[change] as Change)?.(next);
        };
        return <Story args={{ ...args, [value]: now, [change]: changed }} />;
      }}
    </Kept>
  );
