import { useEffect } from 'react';
import { security, type TwoFactorSetUp } from '@fio/contracts/admin/security';
import { Button } from '@fio/design-system/button';
import { TextField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { FormAlert, FormBody } from '@fio/platform/account';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import classes from '../security.module.css';
import { useSecurityWords } from '../words.ts';

interface Props {
  readonly setUp: TwoFactorSetUp;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** In groups of four, as apps show it. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

function QrCode({ qr: { size, path }, label }: { qr: TwoFactorSetUp['qr']; label: string }) {
  return (
    <svg
      className={classes['qr']}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The secret for the app, and the app's first code, which switches the second step on. */
export function Scan({ setUp, onCodes, onCancel }: Props) {
  const t = useSecurityWords();
  const confirm = useApiMutation(security.confirmTwoFactor, [security.get, security.sessions]);
  const { form, submit, errorOf } = useContractForm(security.confirmTwoFactor.body, { code: '' });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const send = submit(async (body) => {
    const { codes } = await confirm.mutateAsync({ body });
    toast.success(t('two.enabled'));
    onCodes(codes);
  });
  return (
    <FormBody name={t('two.title')} onSubmit={(event) => void send(event)}>
      <Text>{t('scan.lead')}</Text>
      <QrCode qr={setUp.qr} label={t('scan.picture')} />
      <div className={classes['words']}>
        <Text tone="muted">{t('scan.secret')}</Text>
        <code className={classes['key']}>{inGroups(setUp.secret)}</code>
      </div>
      <FormAlert message={errorOf('root')} />
      <TextField
        {...form.register('code')}
        label={t('scan.code')}
        error={errorOf('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <div className={classes['buttons']}>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('scan.confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </FormBody>
  );
}
