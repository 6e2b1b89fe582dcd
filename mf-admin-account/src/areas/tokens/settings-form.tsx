import { tokens } from '@fio/contracts/admin/tokens';
import { NEWEST_VERSION, API_VERSIONS, type ApiVersion } from '@fio/contracts/versions';
import { askFor, type FieldProps, SwitchInput } from '@fio/platform/area';
import { AddressesField } from './addresses-field.tsx';
import type { Token } from './token.ts';
import { VersionInput } from './version-input.tsx';
import { useTokensWords } from './words.ts';

const { t } = useTokensWords;

const AddressesInput = ({
  name,
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
}: FieldProps<string[], Token>) => (
  <AddressesField {...{ name, label, hint, error, value, onChange, onBlur }} />
);

const EvenIfInput = (props: FieldProps<boolean | undefined, Token>) => (
  <SwitchInput {...props} value={props.value ?? false} />
);

/** As it is answered; one that is answered no more gives way to the newest. */
const versionOf = ({ apiVersion }: Token): ApiVersion =>
  API_VERSIONS.find((date) => date === apiVersion) ?? NEWEST_VERSION;

/** Where a token works and which version of the API it speaks. */
export const settingsForm = askFor(tokens.update, {
  values: (token: Token) => ({
    addresses: token.addresses,
    evenIfExcluded: false,
    apiVersion: versionOf(token),
  }),
  fields: [
    {
      field: 'addresses',
      input: AddressesInput,
      label: () => t('field.addresses'),
      hint: () => t('hint.addresses'),
    },
    {
      field: 'evenIfExcluded',
      input: EvenIfInput,
      label: () => t('field.evenIfExcluded'),
      hint: ({ lastIp }) => (lastIp === null ? undefined : t('hint.evenIfExcluded', { ip: lastIp })),
    },
    {
      field: 'apiVersion',
      input: VersionInput,
      label: () => t('field.apiVersion'),
      hint: () => t('hint.apiVersion'),
    },
  ],
});
