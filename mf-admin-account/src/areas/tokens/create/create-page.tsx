import { useState } from 'react';
import { tokens } from '@fio/contracts/admin/tokens';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { Button } from '@fio/design-system/button';
import { DateField, FormGrid, TextField } from '@fio/design-system/fields';
import { PageHeader } from '@fio/design-system/page';
import { Text } from '@fio/design-system/text';
import { todayInSaoPaulo } from '@fio/domain/calendar';
import { useApiMutation } from '@fio/platform/api';
import { serverNow } from '@fio/platform/boot';
import { Controller } from '@fio/platform/forms';
import { useNavigate } from '@fio/platform/router';
import { AddressesField } from '../addresses-field.tsx';
import { useTokensWords } from '../words.ts';
import classes from './create.module.css';
import { ReachFields } from './reach-fields.tsx';
import { SecretShown } from './secret-shown.tsx';
import { useTokenForm } from './use-token-form.ts';

function CreateForm({ onCreated }: { onCreated: (secret: string) => void }) {
  const t = useTokensWords();
  const { mutateAsync } = useApiMutation(tokens.create, [tokens.list]);
  const contract = useTokenForm();
  const { form, submit, errorOf } = contract;
  const send = submit(async (body) => onCreated((await mutateAsync({ body })).secret));
  return (
    <form noValidate className={classes['page']} onSubmit={(event) => void send(event)}>
      <Text tone="muted">{t('create.lead')}</Text>
      <FormGrid columns={2}>
        <TextField
          {...form.register('name')}
          label={t('field.name')}
          hint={t('create.name.hint')}
          required
          autoComplete="off"
          error={errorOf('name')}
        />
        <Controller
          control={form.control}
          name="expiresOn"
          render={({ field }) => (
            <DateField
              {...field}
              min={todayInSaoPaulo(serverNow())}
              onChange={(iso, raw) => field.onChange(iso || raw)}
              label={t('field.expiresOn')}
              hint={t('create.expires.hint')}
              required
              error={errorOf('expiresOn')}
            />
          )}
        />
      </FormGrid>
      <ReachFields contract={contract} />
      <Controller
        control={form.control}
        name="addresses"
        render={({ field: { name, value = [], onChange, onBlur } }) => (
          <AddressesField
            {...{ name, value, onChange, onBlur }}
            label={t('field.addresses')}
            hint={t('hint.addresses')}
            error={errorOf('addresses')}
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

/** /admin/tokens/create: a new token, and its secret this once. */
export function CreatePage() {
  const t = useTokensWords();
  const navigate = useNavigate();
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <PageHeader
        title={t('create')}
        breadcrumbs={
          <Breadcrumbs
            label={t('title')}
            items={[{ title: t('title'), href: tokens.list.path }, { title: t('create') }]}
            onNavigate={(href) => void navigate(href)}
          />
        }
      />
      {secret === null ? (
        <CreateForm onCreated={setSecret} />
      ) : (
        <SecretShown
          title={t('secret.title')}
          secret={secret}
          onDone={() => void navigate(tokens.list.path)}
        />
      )}
    </>
  );
}
