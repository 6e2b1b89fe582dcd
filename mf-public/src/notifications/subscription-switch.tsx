import { NOTIFICATION_CONSENT, notifications } from '@fio/contracts/public/notifications';
import type { OwnNotifications } from '@fio/contracts/public/notifications';
import { privacy } from '@fio/contracts/public/privacy';
import type { Subscribed } from '@fio/domain/notification';
import { SwitchField } from '@fio/design-system/fields';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { language } from '@fio/platform/i18n';
import { useNotificationsWords } from './words.ts';

interface Props extends Subscribed {
  readonly own: OwnNotifications;
  readonly disabled?: boolean;
  /** What has to succeed before it is turned on, such as the browser's permission; false: it stays off. */
  readonly prepare?: () => Promise<boolean>;
}

/** One kind by one way: the words beside the switch are the ones that the consent is kept with. */
export function SubscriptionSwitch({ own, kind, channel, disabled = false, prepare }: Props) {
  const t = useNotificationsWords();
  const decide = useApiMutation(notifications.subscribe, [notifications.own, privacy.consents]);
  const isOn = own.subscriptions.some((one) => one.kind === kind && one.channel === channel);
  const shown = decide.isPending ? decide.variables.body.wanted : isOn;
  const change = async (wanted: boolean) => {
    if (wanted && prepare && !(await prepare())) return;
    await decide.mutateAsync({ body: { kind, channel, wanted } });
    toast.success(t(wanted ? 'on' : 'off'));
  };
  return (
    <SwitchField
      label={NOTIFICATION_CONSENT.texts[language()][channel][kind]}
      checked={shown}
      disabled={disabled}
      aria-busy={decide.isPending}
      onChange={(event) => {
        // Another press while the first is on its way would only cross it.
        if (!decide.isPending) void change(event.currentTarget.checked).catch(() => undefined);
      }}
    />
  );
}
