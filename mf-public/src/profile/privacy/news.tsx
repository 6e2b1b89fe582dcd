import { privacy } from '@fio/contracts/public/privacy';
import type { Visitor } from '@fio/contracts/public/visitor-session';
import { SwitchField } from '@fio/design-system/fields';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { fetchUser } from '@fio/platform/session';
import { usePrivacyWords } from './words.ts';

/** The consent to marketing: one switch either way, in force at once. */
export function News({ visitor: { marketing } }: { visitor: Visitor }) {
  const t = usePrivacyWords();
  const decide = useApiMutation(privacy.setMarketing, [privacy.consents]);
  const shown = decide.isPending ? decide.variables.body.granted : marketing;
  const change = async (granted: boolean) => {
    await decide.mutateAsync({ body: { granted } });
    await fetchUser('user');
    toast.success(t(granted ? 'newsOn' : 'newsOff'));
  };
  return (
    <SwitchField
      label={t('news')}
      checked={shown}
      aria-busy={decide.isPending}
      onChange={(event) => {
        // Another press while the first is on its way would only cross it.
        if (!decide.isPending) void change(event.currentTarget.checked).catch(() => undefined);
      }}
    />
  );
}
