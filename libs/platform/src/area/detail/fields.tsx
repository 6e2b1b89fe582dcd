import { DefinitionList } from '@fio/design-system/definition-list';
import type { AnyRecord, Area } from '../area.ts';
import { cellOf } from '../list/cell.tsx';
import type { ColumnSpec } from '../types.ts';

interface Props {
  readonly area: Area;
  readonly record: AnyRecord;
  readonly columns: readonly ColumnSpec<AnyRecord, string>[];
}

/** A record's summary of fields, each shown as the list shows it. */
export function Fields({ area, record, columns }: Props) {
  const words = area.words();
  const items = columns.map((column) => ({
    term: words(`field.${column.key}`),
    value: cellOf(column, record),
  }));
  return <DefinitionList items={items} />;
}
