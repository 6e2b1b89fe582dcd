import type { ComponentType } from 'react';

/** What a dialog of the public site is given. It stays mounted when it closes, so that the focus finds its way back. */
export interface PageDialogProps {
  readonly opened: boolean;
  /** What stands after the `=` of its query parameter; '' when nothing does. */
  readonly value: string;
  readonly onClose: () => void;
}

export type LoadDialog = () => Promise<{ default: ComponentType<PageDialogProps> }>;

/**
 * The dialogs by the query parameter that opens them on any page: `?sugerir=sal-na-lanterna`. A link is enough to open
 * one, the way through the sign-in leads back to it, and its code is fetched when it is first asked for.
 */
export const DIALOGS: Readonly<Record<string, LoadDialog>> = {
  ajuda: () => import('../help-tickets/help-tickets-dialog.tsx'),
  avisos: () => import('../notifications/notify-dialog.tsx'),
  conferir: () => import('../numbers/check-dialog.tsx'),
  entrar: () => import('../enter/enter-dialog.tsx'),
  nota: () => import('../invoices/send/invoice-dialog.tsx'),
  sugerir: () => import('../suggestions/suggestion-dialog.tsx'),
};
