import { Diff, type NamedFile } from '@fio/design-system/diff';
import { Text } from '@fio/design-system/text';
import { useAreaWords } from '../area-words.ts';
import { useAuditWords } from './audit-words.ts';

interface Difference {
  readonly field: string;
  /** What it is called, where the BFF says it. */
  readonly word?: string | undefined;
  readonly before: string | null;
  readonly after: string | null;
  readonly beforeFiles?: readonly NamedFile[] | undefined;
  readonly afterFiles?: readonly NamedFile[] | undefined;
}

/** What an audited action changed, in the words of the back office; a state is named as its `resource` names it. */
export function ActionDiff({
  differences,
  resource,
}: {
  differences: readonly Difference[];
  resource?: string;
}) {
  const t = useAreaWords();
  const audit = useAuditWords();
  if (differences.length === 0) return <Text tone="muted">{t('history.none')}</Text>;
  return (
    <Diff
      caption={t('history.changed')}
      changes={differences.map(({ field, word = audit.field(field, resource), before, after, ...files }) => ({
        ...files,
        field: word,
        before: before === null ? undefined : audit.value(field, before, resource),
        after: after === null ? undefined : audit.value(field, after, resource),
      }))}
      labels={audit.headings()}
    />
  );
}
