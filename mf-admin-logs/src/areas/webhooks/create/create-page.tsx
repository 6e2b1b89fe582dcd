import { useState } from 'react';
import { webhooks } from '@fio/contracts/admin/webhooks';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { Button } from '@fio/design-system/button';
import { FormGrid, TextField } from '@fio/design-system/fields';
import { PageHeader } from '@fio/design-system/page';
import { Heading, Text } from '@fio/design-system/text';
import { useApiMutation } from '@fio/platform/api';
import { Controller, useContractForm } from '@fio/platform/forms';
import { useNavigate } from '@fio/platform/router';
import { EventsField } from '../events-field.tsx';
import { SecretShown } from '../secret-shown.tsx';
import classes from '../webhooks.module.css';
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
    <form noValidate className={classes['page']} onSubmit={(event) => void send(event)}>
      <Text tone="muted">{t('create.lead')}</Text>
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
      {errorOf('root') && (
        <Text tone="error" role="alert">
          {errorOf('root')}
        </Text>
      )}
      <div className={classes['buttons']}>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('create')}
        </Button>
      </div>
    </form>
  );
}

/** /admin/webhooks/create: a new endpoint, and its secret this once. */
export function CreatePage() {
  const t = useWebhooksWords();
  const navigate = useNavigate();
  const [created, setCreated] = useState<Created | null>(null);
  return (
    <>
      <PageHeader
        title={t('create')}
        breadcrumbs={
          <Breadcrumbs
            label={t('title')}
            items={[{ title: t('title'), href: webhooks.list.path }, { title: t('create') }]}
            onNavigate={(href) => void navigate(href)}
          />
        }
      />
      {created === null ? (
        <CreateForm onCreated={setCreated} />
      ) : (
        <section aria-label={t('secret.title')}>
          <Heading level={2}>{t('secret.title')}</Heading>
          <SecretShown
            secret={created.secret}
            onDone={() => void navigate(`${webhooks.list.path}/${created.id}`)}
          />
        </section>
      )}
    </>
  );
}
