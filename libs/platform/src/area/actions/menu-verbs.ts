import { LANGUAGES } from '../../i18n/index.ts';
import { useAreaWords } from '../area-words.ts';
import type { Declared } from '../define-area.tsx';
import type { Speaking } from '../outline.ts';
import { isFor } from './is-for.ts';

/** What the engine puts into a record's menu, as far as the area has it. */
function ownVerbs({ contract, form, copied, detail }: Declared): string[] {
  const { t } = useAreaWords;
  return [
    ...(detail ? [t('row.open')] : []),
    ...(form && contract.update ? [t('row.edit')] : []),
    ...(copied ? [t('row.copy')] : []),
    ...(contract.remove ? [t('row.delete')] : []),
  ];
}

/**
 * Throws where a record's menu would have one verb twice, in some state and language: nobody could tell which does what. For
 * the build; of an action that asks for more than the state it isn't known when it is there.
 */
export function checkVerbs(area: Declared, speaking: Speaking): void {
  const { actions = [], enumerations, words, contract } = area;
  for (const state of enumerations?.['state']?.values ?? [''])
    for (const language of LANGUAGES) {
      const offered = actions.filter((action) => isFor(action, state));
      const labels = () => [...ownVerbs(area), ...offered.map(({ id }) => words.t(`action.${id}`))];
      const verbs = speaking(language, () => labels().join('\n')).split('\n');
      const twice = verbs.find((verb, index) => verbs.indexOf(verb) !== index);
      if (twice !== undefined)
        throw new Error(
          `${contract.list.path}: the menu of a record in the state '${state}' has '${twice}' twice.`,
        );
    }
}
