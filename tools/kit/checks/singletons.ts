import type { Check } from '../Check.ts';
import { textsOf } from '../container.ts';

/**
 * What is the host's alone, each by words that stand in its code and survive every minifier: two copies of these on
 * one page break each other, or weigh as much as the remote. The kit's own test looks for them in the shell.
 */
export const MARKERS: Readonly<Record<string, string>> = {
  react: 'react.transitional.element',
  'react-dom': '__reactFiber',
  '@tanstack/react-query': 'No QueryClient set',
  '@tanstack/query-core': 'Missing queryFn',
  'react-router': 'useRoutes() may be used only',
  'zod/mini': '~standard',
  '@fio/platform/api': 'idempotency-key',
  '@fio/design-system': 'data-mantine-color-scheme',
};

/** Nothing that the host provides is inside. */
export const singletons: Check = {
  name: 'it brings no copy of what the host provides',
  problems: (container) =>
    textsOf(container, '.js').flatMap(([file, text]) =>
      Object.entries(MARKERS)
        .filter(([, marker]) => text.includes(marker))
        .map(([name]) => `${file} holds ${name}: import it as the host shares it`),
    ),
};
