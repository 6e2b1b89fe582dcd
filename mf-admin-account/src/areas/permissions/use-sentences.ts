import type { PermissionEntry } from '@fio/contracts/permissions';
import { permissionSentences } from '@fio/contracts/terms/permission-sentences';
import { useLanguage } from '@fio/platform/i18n';
import { usePermissionsWords } from './words.ts';

/** Says what permissions let one do, a sentence an area. */
export function useSentences(): (entries: readonly PermissionEntry[]) => readonly string[] {
  const t = usePermissionsWords();
  const locale = useLanguage() === 'en' ? 'en-GB' : 'pt-BR';
  const words = {
    locale,
    area: (area: PermissionEntry['permission']) => t(`area.${area}`),
    action: (action: PermissionEntry['action']) => t(`action.${action}`),
  };
  return (entries) => permissionSentences(entries, words);
}
