import { sac, SAC_MESSAGE_LIMIT, SAC_SUBJECTS } from '@fio/contracts/public/sac';
import { Button } from '@fio/design-system/button';
import { EmailField, SelectField, TextAreaField, TextField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { FormAlert } from '@fio/platform/account';
import { useApiMutation } from '@fio/platform/api';
import { ContactLink } from '@fio/platform/contact';
import { Controller, useController } from '@fio/platform/forms';
import { format } from '@fio/platform/i18n';
import { AttachmentField } from './attachment-field.tsx';
import type { Sent } from './sac-sent.tsx';
import { nothingYet, type SacContract } from './use-sac-form.ts';
import { useSacWords } from './words.ts';
import classes from './sac.module.css';

/** Where else somebody can be reached; the addresses are readable only where scripts run. */
function Elsewhere() {
  const t = useSacWords();
  return (
    <div className={classes['elsewhere']}>
      <Text as="span" size="small" tone="muted">
        {t('elsewhere')} <ContactLink contact="email" /> <ContactLink contact="phone" />
      </Text>
      <Text as="span" size="small" tone="muted">
        {t('privacy')} <ContactLink contact="privacy" />
      </Text>
    </div>
  );
}

/** A message to customer service. Who is signed in finds name and e-mail filled in. */
export function SacForm({ contract, onSent }: { contract: SacContract; onSent: (sent: Sent) => void }) {
  const t = useSacWords();
  const { form, submit, errorOf } = contract;
  // Before the fields below it: the first one with a mistake gets the focus.
  const { field: subject } = useController({ control: form.control, name: 'subject' });
  const { mutateAsync } = useApiMutation(sac.create);
  const send = submit(async (body) => {
    const { protocol } = await mutateAsync({ body });
    onSent({ protocol, email: body.email });
    form.reset(nothingYet(form.getValues()));
  });
  const count = (length: number, limit: number) =>
    t('counter', { length: format.number(length), limit: format.number(limit) });
  return (
    <form
      className={classes['form']}
      noValidate
      aria-label={t('title')}
      onSubmit={(event) => void send(event)}
    >
      <Text tone="muted">{t('lead')}</Text>
      <FormAlert message={errorOf('root')} />
      <SelectField
        {...subject}
        label={t('subject')}
        required
        data={SAC_SUBJECTS.map((value) => ({ value, label: t(`subject.${value}`) }))}
        error={errorOf('subject')}
      />
      <div className={classes['who']}>
        <TextField
          {...form.register('name')}
          label={t('name')}
          error={errorOf('name')}
          autoComplete="name"
          required
        />
        <EmailField {...form.register('email')} label={t('email')} error={errorOf('email')} required />
      </div>
      <TextAreaField
        {...form.register('message')}
        label={t('message')}
        error={errorOf('message')}
        maxLength={SAC_MESSAGE_LIMIT}
        counter={count}
        rows={5}
        required
      />
      <Controller
        control={form.control}
        name="attachment"
        render={({ field: { value, onChange } }) => (
          <AttachmentField value={value} onChange={onChange} error={errorOf('attachment')} />
        )}
      />
      <Button type="submit" fullWidth loading={form.formState.isSubmitting}>
        {t('send')}
      </Button>
      <Elsewhere />
    </form>
  );
}
