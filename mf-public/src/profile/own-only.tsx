import type { ReactNode } from 'react';
import type { Visitor } from '@fio/contracts/public/visitor-session';
import { Text } from '@fio/design-system/text';
import { useProfileWords } from './words.ts';

/** What staff who have entered may not do is not offered to them; the server refuses it in any case. */
export function OwnOnly({ visitor, children }: { visitor: Visitor; children: ReactNode }) {
  const t = useProfileWords();
  if (!visitor.skipLogout) return children;
  return <Text tone="muted">{t('onlyOwn', { name: `${visitor.name} ${visitor.lastName}` })}</Text>;
}
