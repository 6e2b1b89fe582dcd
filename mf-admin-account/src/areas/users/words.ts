import { defineWords } from '@fio/platform/i18n';
import { usersEn } from './users.en.ts';
import { usersPt } from './users.pt.ts';

export const useUsersWords = defineWords('users', { pt: usersPt, en: usersEn });
