/** What the letter about a locked sign-in says in English. */
export const lockMailTextsEn = {
  sign_in_locked: {
    subject: 'Attempts to sign in to your account',
    title: 'Attempts to sign in to your account',
    body: [
      'Somebody typed a wrong password for your account several times. For 15 minutes nobody signs in from a device you have not used before.',
      'On devices where you have signed in before you still can, and with a new password everywhere.',
    ],
    button: 'Create a new password',
    ignore: 'If it was you, wait a moment and try again. If not, your password still holds: nobody got in.',
  },
};
