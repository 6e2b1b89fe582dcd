import { provideBoot } from '@fio/platform/boot';
import { expect, it } from 'vitest';
import { contactWay } from './contact-way.ts';

const filling = (widgets: string[]) => provideBoot({ remotes: [{ id: 'mf-public', widgets }] } as never);

it('leads to the dialog only where a live remote brings it', () => {
  filling(['dialog.sac']);
  expect(contactWay('?page=2')).toBe('?page=2&sac');
  filling(['profile.prizes']);
  expect(contactWay('?page=2')).toBeNull();
});
