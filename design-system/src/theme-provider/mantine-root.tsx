import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { DateWordsProvider, useDateWords, type DateWords } from '../fields/date-words.ts';
import type { Theme } from '../tokens/tokens.ts';
import { theme } from './theme.ts';

/**
 * `scheme` is the page's theme; it must be the same as `data-theme` on the document. `dates` are the words of fields for days
 * and times, in the page's language: all those beneath have a calendar then. Without them those of a root above stay.
 */
export type MantineRootProps = {
  scheme: Theme;
  dates?: DateWords;
  children: ReactNode;
  env?: 'default' | 'test';
};

/**
 * What `fields`, `dialog`, `menu`, `tabs` and `data-table` need above them. Mounted around what uses
 * them, not around the product: the first public page needs none of it. All variables come from our
 * style sheet, none from a style element, so it works under a policy without inline styles.
 */
export function MantineRoot({ scheme, dates, children, env }: MantineRootProps) {
  const above = useDateWords();
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={scheme}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
      {...(env && { env })}
    >
      <DateWordsProvider value={dates ?? above}>{children}</DateWordsProvider>
    </MantineProvider>
  );
}
