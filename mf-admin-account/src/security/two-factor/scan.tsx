import { useEffect } from 'react';
import { security, type TwoFactorSetUp } from '@fio/contracts/admin/security';
import { TextField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import classes from '../security.module.css';
import { useSecurityWords } from '../words.ts';
import { Step } from './step.tsx';

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
    <Step
      lead={t('scan.lead')}
      shown={
        <>
          <QrCode qr={setUp.qr} label={t('scan.picture')} />
          <div className={classes['words']}>
            <Text tone="muted">{t('scan.secret')}</Text>
            <code className={classes['key']}>{inGroups(setUp.secret)}</code>
          </div>
        </>
      }
      confirm={t('scan.confirm')}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
      onSubmit={send}
      onCancel={onCancel}
    >
      <TextField
        {...form.register('code')}
        label={t('scan.code')}
        error={errorOf('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
    </Step>
  );
}
