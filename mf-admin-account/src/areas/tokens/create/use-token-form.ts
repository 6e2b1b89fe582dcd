import { tokens } from '@fio/contracts/admin/tokens';
import { useContractForm } from '@fio/platform/forms';

/** The form of a new token: with scopes, unless it is bound to a remote (`remote` is then no longer null). */
export const useTokenForm = () =>
  useContractForm(tokens.create.body, { name: '', scopes: [], remote: null, expiresOn: '', addresses: [] });

export type TokenForm = ReturnType<typeof useTokenForm>;
