import { webhooks } from '@fio/contracts/admin/webhooks';
import { FormGrid, TextField } from '@fio/design-system/fields';
import { useApiMutation } from '@fio/platform/api';
import { Controller, useContractForm } from '@fio/platform/forms';
import { SecretForm, SecretPage } from '@fio/platform/secret';
import { EventsField } from '../events-field.tsx';
import { secretWords } from '../secret-words.ts';
import { useWebhooksWords } from '../words.ts';

interface Created {
  readonly id: string;
  readonly secret: string;
}

function CreateForm({ onCreated }: { onCreated: (created: Created) => void }) {
  const t = useWebhooksWords();
  const { mutateAsync } = useApiMutation(webhooks.create, [webhooks.list]);
  const { form, submit, errorOf } = useContractForm(webhooks.create.body, {
    name: '',
    address: '',
    events: [],
  });
  const send = submit(async (body) => onCreated(await mutateAsync({ body })));
  return (
    <SecretForm
      lead={t('create.lead')}
      error={errorOf('root')}
      submit={t('create')}
      isSending={form.formState.isSubmitting}
      onSubmit={send}
    >
      <FormGrid columns={2}>
        <TextField
          {...form.register('name')}
          label={t('field.name')}
          hint={t('hint.name')}
          required
          autoComplete="off"
          error={errorOf('name')}
        />
        <TextField
          {...form.register('address')}
          label={t('field.address')}
          hint={t('hint.address')}
          placeholder="https://"
          inputMode="url"
          required
          autoComplete="off"
          error={errorOf('address')}
        />
      </FormGrid>
      <Controller
        control={form.control}
        name="events"
        render={({ field: { name, value, onChange, onBlur } }) => (
          <EventsField
            {...{ name, value, onChange, onBlur }}
            label={t('field.events')}
            required
            error={errorOf('events')}
          />
        )}
      />
    </SecretForm>
  );
}

/** /admin/webhooks/create: a new endpoint, and its secret this once. */
export function CreatePage() {
  const t = useWebhooksWords();
  return (
    <SecretPage
      title={t('create')}
      list={{ title: t('title'), href: webhooks.list.path }}
      words={secretWords()}
      Form={CreateForm}
      next={({ id }) => `${webhooks.list.path}/${id}`}
    />
  );
}
