import type { FieldChoice } from '@fio/design-system/field-choices';
import type { AnyValues } from '../area.ts';
import { changedFields } from './form-errors.ts';
import { valueText } from './value-text.ts';

interface Versions {
  /** What the form was filled from. */
  readonly base: AnyValues;
  readonly mine: AnyValues;
  readonly theirs: AnyValues;
}

/** What differs between mine and theirs; chosen is mine where I changed something, else theirs. */
export function differences(
  { base, mine, theirs }: Versions,
  labelOf: (field: string) => string,
): FieldChoice[] {
  const touched = new Set(changedFields(base, mine));
  return (
    changedFields(mine, theirs)
      .map((id): FieldChoice => ({
        id,
        label: labelOf(id),
        mine: valueText(mine[id]),
        theirs: valueText(theirs[id]),
        chosen: touched.has(id) ? 'mine' : 'theirs',
      }))
      // An empty field and no value are the same to a reader.
      .filter((one) => one.mine !== '' || one.theirs !== '')
  );
}
