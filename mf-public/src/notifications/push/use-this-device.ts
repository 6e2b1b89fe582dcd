import { useCallback, useEffect, useState } from 'react';
import { notifications, type OwnNotifications } from '@fio/contracts/public/notifications';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useNotificationsWords } from '../words.ts';
import { pushSupport, type PushSupport } from './support.ts';
import { fingerprint, subscribeHere } from './this-device.ts';

export interface ThisDevice {
  readonly support: PushSupport;
  /** Of the list, the browser one looks at; undefined while it isn't in it. */
  readonly id: string | undefined;
  /** Asks its owner and keeps it; false where that came to nothing, which has been told. */
  readonly add: () => Promise<boolean>;
}

/** This browser as one of those that take push notifications. */
export function useThisDevice({ devices, publicKey }: OwnNotifications): ThisDevice {
  const t = useNotificationsWords();
  const [support, setSupport] = useState(pushSupport);
  const [own, setOwn] = useState<string | null>(null);
  const keep = useApiMutation(notifications.addDevice, [notifications.own]);
  const look = useCallback(async () => {
    setSupport(pushSupport());
    if (pushSupport() === 'ready') setOwn(await fingerprint());
  }, []);
  useEffect(() => void look().catch(() => undefined), [look, devices]);
  const id = devices.find((one) => one.fingerprint === own)?.id;
  const add = async () => {
    let body;
    try {
      body = await subscribeHere(publicKey);
    } catch {
      toast.error(t('pushFailed'));
      return false;
    }
    if (body) await keep.mutateAsync({ body });
    await look();
    if (!body) toast.error(t('pushRefused'));
    return body !== null;
  };
  return { support, id, add };
}
