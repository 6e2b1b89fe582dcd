import { transparency, type VerifierPage } from '@fio/contracts/public/transparency';
import { useApiQuery } from '@fio/platform/api';

/** What the verifier is known by; undefined until it is there, and where this site has none. */
export const useVerifierPage = (): VerifierPage | undefined =>
  useApiQuery(transparency.verifier, {}, { quiet: true }).data;
