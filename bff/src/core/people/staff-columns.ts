import { adminTypeEn } from '@fio/contracts/terms/users.en';
import { adminTypePt } from '@fio/contracts/terms/users.pt';
import type { AdminUser } from '../../generated/prisma/client.ts';
import { instant, text, word } from '../export/columns.ts';
import type { Audited, Exported, Hidden, LeftOut, Named } from './column-outlets.ts';
import { WHY } from './fate.ts';

/** What stopping an account leaves in a column. The row stays: what somebody did is theirs in the audit. */
type Left<Value> =
  | { readonly kept: string }
  | { readonly replaced: (now: Date) => Value; readonly why: string }
  | { readonly follows: string };

interface Any<Value> {
  readonly left: Left<Value>;
}
interface Shown<Value> extends Any<Value>, Named {
  readonly export: Exported | LeftOut;
  readonly audit: Audited<Value> | LeftOut;
}

/** All that the product has to know of one column of a member of staff. */
export type StaffColumn<Value> = Shown<Value> | (Any<Value> & Hidden);
type StaffColumns = { readonly [Name in keyof AdminUser]: StaffColumn<AdminUser[Name]> };

const AGAIN = 'an account that was stopped may be let in again, as it was';
const iso = (at: Date | null) => at?.toISOString() ?? null;
const stated = { leftOut: 'the state says it' };

/**
 * A member of staff, column by column: what is left of it when they are stopped, and where else it goes. Stopping, the export,
 * the audit and what each calls it are read from here, and a column that is missing doesn't compile. In the order of the
 * export. Who never came in may be deleted, and their row is gone.
 */
export const STAFF_COLUMNS: StaffColumns = {
  id: { left: { kept: WHY.key }, hidden: 'the audit names the record by it' },
  name: {
    left: { kept: 'what they did stays theirs in the audit' },
    word: { pt: 'Nome', en: 'Name' },
    export: { personal: true, by: text },
    audit: {},
  },
  email: {
    left: { kept: AGAIN },
    word: { pt: 'E-mail', en: 'E-mail' },
    export: { personal: true, by: text },
    audit: {},
  },
  type: {
    left: { kept: AGAIN },
    word: { pt: 'Tipo', en: 'Type' },
    export: { personal: false, by: (column) => word(column, { pt: adminTypePt, en: adminTypeEn }) },
    audit: {},
  },
  disabledAt: {
    left: { replaced: (now) => now, why: 'says that nobody signs in with it, and since when' },
    word: { pt: 'Desativado em', en: 'Disabled' },
    export: stated,
    audit: { value: iso },
  },
  invitedAt: {
    left: { kept: AGAIN },
    word: { pt: 'Convidado em', en: 'Invited' },
    export: stated,
    audit: { value: iso },
  },
  invitedById: {
    left: { kept: 'two people answer for a draw only where neither came by the other' },
    word: { pt: 'Conta criada por', en: 'Account made by' },
    export: { leftOut: 'the audit says it' },
    audit: {},
  },
  handedOverAt: {
    left: { kept: 'two people answer for a draw only by accounts that were theirs before it' },
    hidden: 'what gave another way in is an action of its own',
  },
  lastLoginAt: {
    left: { kept: WHY.access },
    word: { pt: 'Último acesso', en: 'Last sign-in' },
    export: { personal: false, by: instant },
    audit: { leftOut: 'each sign-in is an action of its own' },
  },
  createdAt: {
    left: { kept: 'says since when what they did may be theirs' },
    word: { pt: 'Criado em', en: 'Created' },
    export: { personal: false, by: instant },
    audit: { leftOut: 'nobody changes it' },
  },
  permissions: { left: { kept: AGAIN }, hidden: 'the area of permissions shows and audits them' },
  passwordHash: { left: { kept: AGAIN }, hidden: 'a secret of the product' },
  version: { left: { follows: 'counts the changes of the row' }, hidden: 'counts the changes of the row' },
};
