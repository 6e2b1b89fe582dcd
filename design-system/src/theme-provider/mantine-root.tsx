import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Theme } from '../tokens/tokens.ts';
import { theme } from './theme.ts';

/** `scheme` is the page's theme; it must be the same as `data-theme` on the document. */
export type MantineRootProps = { scheme: Theme; children: ReactNode; env?: 'default' | 'test' };

/**
 * What `fields`, `dialog`, `menu`, `tabs` and `data-table` need above them. Mounted around what uses
 * them, not around the product: the first public page needs none of it. All variables come from our
 * style sheet, none from a style element, so it works under a policy without inline styles.
 */
export function MantineRoot({ scheme, children, env }: MantineRootProps) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={scheme}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
      {...(env && { env })}
    >
      {children}
    </MantineProvider>
  );
}
