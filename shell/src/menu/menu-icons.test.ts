import { expectTypeOf, it } from 'vitest';
import type { MenuIconName } from '@fio/contracts/documents/menu-icons';
import type { MenuIconName as Drawn } from '@fio/design-system/menu-icon';

it('draws the icons that a manifest may name, and no other', () => {
  expectTypeOf<Drawn>().toEqualTypeOf<MenuIconName>();
});
