import { PERSONAL_PERMISSIONS } from '@fio/contracts/permissions';
import { FormGrid, SelectField, TextField } from '@fio/design-system/fields';
import { Heading, Text } from '@fio/design-system/text';
import { Controller } from '@fio/platform/forms';
import { useCan } from '@fio/platform/permissions';
import { useAdmin } from '@fio/platform/session';
import { entriesOf, keyOf } from '../../permissions/entries.ts';
import { PermissionMatrix } from '../../permissions/permission-matrix.tsx';
import { useSentences } from '../../permissions/use-sentences.ts';
import { useTokensWords } from '../words.ts';
import { ScopeShortcuts } from './scope-shortcuts.tsx';
import type { TokenForm } from './use-token-form.ts';

const REACHES = ['api', 'ship'] as const;

interface Props {
  contract: TokenForm;
}

/** The permissions it has of its creator's; those for people alone stand there, and can't be ticked. */
function ScopesField({ contract: { form, errorOf } }: Props) {
  const t = useTokensWords();
  const granted = (useAdmin()?.permissions ?? []).map(keyOf);
  const sentences = useSentences();
  const offered = new Set<string>(granted.filter((key) => !PERSONAL_PERMISSIONS.has(key)));
  return (
    <>
      <Heading level={2} size="s">
        {t('create.scopes')}
      </Heading>
      {errorOf('scopes') && (
        <Text tone="error" role="alert">
          {errorOf('scopes')}
        </Text>
      )}
      <Controller
        control={form.control}
        name="scopes"
        render={({ field }) => (
          <>
            <ScopeShortcuts offered={offered} onChange={(next) => field.onChange(entriesOf(next))} />
            <PermissionMatrix
              granted={new Set(field.value.map(keyOf))}
              offered={offered}
              onChange={(next) => field.onChange(entriesOf(next))}
            />
            <div role="status">
              {sentences(field.value).map((sentence) => (
                <Text key={sentence} size="small">
                  {sentence}
                </Text>
              ))}
            </div>
          </>
        )}
      />
    </>
  );
}

function RemoteField({ contract: { form, errorOf } }: Props) {
  const t = useTokensWords();
  return (
    <TextField
      {...form.register('remote')}
      label={t('field.remote')}
      hint={t('create.remote.hint')}
      placeholder="mf-admin-logs"
      required
      autoComplete="off"
      error={errorOf('remote')}
    />
  );
}

/** What the token opens: permissions, or one remote, for whoever may ship them all. */
export function ReachFields({ contract }: Props) {
  const t = useTokensWords();
  const mayShip = useCan()('commands:run');
  const { form } = contract;
  const isBound = form.watch('remote') !== null;
  const choose = (reach: string) => {
    form.setValue('remote', reach === 'ship' ? '' : null);
    form.setValue('scopes', []);
    form.clearErrors(['remote', 'scopes']);
  };
  return (
    <>
      {mayShip && (
        <FormGrid columns={2}>
          <SelectField
            label={t('create.reach')}
            data={REACHES.map((value) => ({ value, label: t(`create.reach.${value}`) }))}
            value={isBound ? 'ship' : 'api'}
            onChange={choose}
            required
          />
          {isBound && <RemoteField contract={contract} />}
        </FormGrid>
      )}
      {!isBound && <ScopesField contract={contract} />}
    </>
  );
}
