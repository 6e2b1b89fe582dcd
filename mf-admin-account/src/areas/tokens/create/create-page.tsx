import { tokens } from '@fio/contracts/admin/tokens';
import { DateField, FormGrid, TextField } from '@fio/design-system/fields';
import { todayInSaoPaulo } from '@fio/domain/calendar';
import { useApiMutation } from '@fio/platform/api';
import { serverNow } from '@fio/platform/boot';
import { Controller } from '@fio/platform/forms';
import { SecretForm, SecretPage } from '@fio/platform/secret';
import { AddressesField } from '../addresses-field.tsx';
import { secretWords } from '../secret-words.ts';
import { useTokensWords } from '../words.ts';
import { ReachFields } from './reach-fields.tsx';
import { useTokenForm } from './use-token-form.ts';

interface Created {
  readonly secret: string;
}

function CreateForm({ onCreated }: { onCreated: (created: Created) => void }) {
  const t = useTokensWords();
  const { mutateAsync } = useApiMutation(tokens.create, [tokens.list]);
  const contract = useTokenForm();
  const { form, submit, errorOf } = contract;
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
    </SecretForm>
  );
}

/** /admin/tokens/create: a new token, and its secret this once. */
export function CreatePage() {
  const t = useTokensWords();
  return (
    <SecretPage
      title={t('create')}
      list={{ title: t('title'), href: tokens.list.path }}
      words={secretWords('secret.title')}
      Form={CreateForm}
      next={() => tokens.list.path}
    />
  );
}
