import { adminTypeEn, userStateEn } from '@fio/contracts/terms/users.en';
import { prefixed } from '@fio/platform/i18n';
import type { usersPt } from './users.pt.ts';

export const usersEn: typeof usersPt = {
  title: 'Users',
  'menu.create': 'New user',
  count_one: '{{total}} member of staff',
  count_other: '{{total}} members of staff',
  search: 'Name or e-mail',
  create: 'Invite',
  edit: 'Edit user',
  created: 'Invitation sent.',
  saved: 'User saved.',
  'empty.title': 'Nobody here',
  'empty.text': 'Invite whoever looks after the promotion: each with an access of their own.',

  'field.name': 'Name',
  'field.email': 'E-mail',
  'field.type': 'Type',
  'field.state': 'State',
  'field.twoFactor': 'Two steps',
  'field.lastLoginAt': 'Last sign-in',
  'field.createdAt': 'Created',
  'field.permissions': 'Permissions',

  'section.person': 'The person',
  'hint.email': 'The invitation to choose a password goes to this address.',
  'hint.moved': "Another e-mail ends the person's sessions and tells both addresses.",
  'hint.mayNot': 'You have no permission to change the e-mail.',
  'hint.type': 'The type says what the person sees and does.',

  ...prefixed('type', adminTypeEn),
  ...prefixed('state', userStateEn),
  'twoFactor.on': 'On',
  'twoFactor.off': 'Off',
  never: 'Never signed in',
  'permissions.type': "The type's",
  'permissions.own': "Their own, in the place of the type's",
  'permissions.all': 'All, always',

  'action.invite': 'Invite again',
  'action.invite.text': 'A new link for seven days goes out by e-mail; those before end.',
  'action.invite.done': 'Invitation sent.',
  'action.unblock': 'Unlock password',
  'action.unblock.text': 'The wait after wrong passwords ends now.',
  'action.unblock.done': 'Password unlocked.',
  'action.resetTwoFactor': 'Take two steps away',
  'action.resetTwoFactor.text':
    'For who lost the app and the recovery codes. The person leaves all sessions and signs in with the password alone again. In draws that exist already they count as neither of the two people.',
  'action.resetTwoFactor.done': 'Two-step verification taken away.',
  'action.enable': 'Enable',
  'action.enable.text': 'The person signs in again with the password they had.',
  'action.enable.done': 'User enabled.',
  'action.disable': 'Disable',
  'action.disable.text': 'The person leaves all sessions and stays out until they are enabled again.',
  'action.disable.done': 'User disabled.',
};
